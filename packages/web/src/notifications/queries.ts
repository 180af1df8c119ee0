import { notificationsApi } from '@sitewright/domain/notifications/api';
import type { Notification } from '@sitewright/domain/notifications/notification';
import type { Category } from '@sitewright/domain/notifications/notification-values';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

const { path } = notificationsApi.list;

/** As many as fit a panel. */
const limit = 100;

export const notificationQueries = {
  list: (category: Category | undefined) =>
    queryOptions<Notification[]>({
      queryKey: [path, { category }],
      queryFn: () => call(notificationsApi.list, { query: { category, limit } }),
    }),
};

/** The list and the count. */
export const staleByMark: readonly string[] = [path];
