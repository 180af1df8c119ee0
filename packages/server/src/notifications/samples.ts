import type { notificationsApi } from '@sitewright/domain/notifications/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof notificationsApi> = {
  list: () => ({ query: { category: 'issues' } }),
  unread: () => ({}),
  mark: ({ notificationId }) => ({ params: { notificationId }, body: { read: true } }),
  readAll: () => ({}),
};
