import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

/** The list of the panel and the count of the bell. */
export const ownReads = [notificationsApi.list, notificationsApi.unread];

/** Marks one notification or all; a toast says why it failed. */
export function useMark<E extends Endpoint>(endpoint: E) {
  const toast = useToast();
  return useCommand(endpoint, {
    refreshes: ownReads,
    onRefused: (error) => toast({ title: 'Not marked', text: detailOf(error), tone: 'danger' }),
  });
}
