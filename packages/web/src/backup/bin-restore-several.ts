import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { ArchiveRestore } from 'lucide-react';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import type { BulkAction } from '../ui/table/column.ts';
import { useToast } from '../ui/toast.tsx';
import { restoredToast } from './bin-labels.ts';

/** Restores everything selected; the toast gives the reason for the first that cannot be restored. */
export function useRestoreSeveral(): BulkAction<BinItem> {
  const toast = useToast();
  const { perform } = useCommand(recycleBinApi.restoreSeveral, {
    // They may be of any kind.
    refreshes: 'everything',
    onDone: (reply) => toast(restoredToast(reply)),
    onRefused: (error) => toast({ title: 'Not restored', text: detailOf(error), tone: 'danger' }),
  });
  return {
    id: 'restore',
    label: 'Restore selected',
    icon: ArchiveRestore,
    onPress: (items) => perform({ body: { ids: items.map(({ id }) => id) } }),
  };
}
