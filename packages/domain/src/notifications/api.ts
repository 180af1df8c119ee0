import * as z from 'zod';
import { get, patch, put } from '../kernel/endpoint.ts';
import { Notification, NotificationMark, NotificationQuery, Unread } from './notification.ts';

/** Only the user's own notifications; no one else sees which ones they have read. */
export const notificationsApi = {
  list: get('/api/notifications', ['notification', 'R'], {
    summary: 'List your notifications',
    query: NotificationQuery,
    reply: z.array(Notification),
  }),
  unread: get('/api/notifications/unread', ['notification', 'R'], {
    summary: 'Count your unread notifications',
    reply: Unread,
  }),
  mark: patch('/api/notifications/:notificationId', 'self', {
    summary: 'Mark a notification as read or snooze it',
    body: NotificationMark,
    reply: Notification,
    isPrivate: true,
  }),
  readAll: put('/api/notifications/read-all', 'self', {
    summary: 'Mark all your notifications as read',
    reply: Unread,
    isPrivate: true,
  }),
};
