import { notificationsApi } from '@sitewright/domain/notifications/api';
import { markNotification } from '@sitewright/domain/notifications/rules';
import type { Serve } from '../platform/http/serve.ts';
import {
  countUnread,
  listNotifications,
  lockNotification,
  markAllRead,
  saveMark,
} from './store.ts';

export function notificationRoutes(serve: Serve) {
  serve(notificationsApi.list, ({ tx, actor, query, now }) =>
    listNotifications(tx, query, actor, now),
  );

  serve(notificationsApi.unread, async ({ tx, actor, now }) => ({
    unread: await countUnread(tx, actor, now),
  }));

  serve(notificationsApi.mark, async ({ tx, actor, params, body, now }) => {
    const notification = await lockNotification(tx, params.notificationId, actor);
    return saveMark(tx, markNotification(notification, body, now.toISOString()));
  });

  serve(notificationsApi.readAll, async ({ tx, actor, now }) => {
    await markAllRead(tx, actor, now);
    return { unread: await countUnread(tx, actor, now) };
  });
}
