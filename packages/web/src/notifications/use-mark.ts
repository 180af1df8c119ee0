import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import { useAction } from '../actions/use-action.ts';

/** The list of the panel and the count of the bell. */
export const ownReads = [notificationsApi.list, notificationsApi.unread];

/** Marks one notification or all; a toast says why it failed. */
export const useMark = <E extends Endpoint>(endpoint: E) =>
  useAction(endpoint, { refreshes: ownReads, refusedTitle: 'Not marked' });
