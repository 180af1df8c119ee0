import type { Unread } from '@sitewright/domain/notifications/notification';
import { queryOptions } from '@tanstack/react-query';

/** Only the count comes with every page; what it counts is fetched with the panel. */
export const unreadQuery = () =>
  queryOptions<Unread | null>({ queryKey: ['/api/notifications/unread'] });
