import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { ArchiveRestore } from 'lucide-react';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import type { BulkAction } from '../ui/table/column.ts';
import { useToast } from '../ui/toast.tsx';
import { toldOfReturn } from './bin-words.ts';

/** All that is selected comes back; what cannot is told with the reason of the first. */
export function useRestoreSeveral(): BulkAction<BinItem> {
  const toast = useToast();
  const { perform } = useCommand(recycleBinApi.restoreSeveral, {
    // They may be of any kind.
    refreshes: 'everything',
    onDone: (reply) => toast(toldOfReturn(reply)),
    onRefused: (error) => toast({ title: 'Not restored', text: detailOf(error), tone: 'danger' }),
  });
  return {
    id: 'restore',
    label: 'Restore selected',
    icon: ArchiveRestore,
    onPress: (items) => perform({ body: { ids: items.map(({ id }) => id) } }),
  };
}
