import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { Notification, NotificationMark, NotificationQuery, Unread } from './notification.ts';

/** Only the user's own notifications; nobody else sees what they have read. */
export const notificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: 'List your notifications',
    needs: ['notification', 'R'],
    query: NotificationQuery,
    reply: z.array(Notification),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/notifications/unread',
    summary: 'Count your unread notifications',
    needs: ['notification', 'R'],
    reply: Unread,
  }),
  mark: endpoint({
    method: 'PATCH',
    path: '/api/notifications/:notificationId',
    summary: 'Mark a notification as read, or put it off',
    needs: 'self',
    params: z.object({ notificationId: IdInPath }),
    body: NotificationMark,
    reply: Notification,
    isPrivate: true,
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/notifications/read-all',
    summary: 'Mark all your notifications as read',
    needs: 'self',
    reply: Unread,
    isPrivate: true,
  }),
};
