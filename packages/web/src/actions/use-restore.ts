import { backupApi } from '@sitewright/domain/backup/api';
import type { BinItem, BinRestoration } from '@sitewright/domain/backup/recycle-bin';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call, detailOf } from '../platform/call.ts';
import { query } from '../platform/query.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

type RestoreState = {
  onRestored?: () => void;
  /** Whether the caller shows the reason itself. */
  onRefused?: (error: Error) => boolean;
};

/** Restores a record from the bin; the toast links to it, and shows any error that the caller does not. */
export function useRestore({ onRestored, onRefused }: RestoreState = {}) {
  const toast = useToast();
  const openContract = useOpenContract();
  const refuse = (error: Error) => {
    if (onRefused?.(error)) return;
    toast({ title: 'Not restored', text: detailOf(error), tone: 'danger' });
  };
  const { perform, isPending } = useCommand(backupApi.restore, {
    refreshes: 'everything',
    onDone: ({ recordId, recordName, recordType }) => {
      onRestored?.();
      const open = { label: 'Open', onPress: () => void openContract(recordId) };
      toast({
        title: 'Restored',
        text: `${recordName.replace(/\.$/, '')} is available again.`,
        ...(recordType === 'project' && { action: open }),
      });
    },
    onRefused: refuse,
  });
  const restore = ({ id }: BinItem, body: BinRestoration = {}) =>
    perform({ params: { binItemId: id }, body });
  const restoreRecord = (recordType: string, recordId: number) =>
    void itemInBin(recordType, recordId).then((item) => restore(item), refuse);
  return { restore, restoreRecord, isPending };
}

function useOpenContract() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (projectId: number) => {
    const contract = await client.fetchQuery(query(projectsApi.read, { params: { projectId } }));
    if (contract) await navigate({ to: '/project/$slug', params: { slug: contract.slug } });
  };
}

/** Something in the bin, as long as it is there. */
async function itemInBin(recordType: string, id: number): Promise<BinItem> {
  const items = await call(backupApi.listBin, { query: { recordType } });
  return found(items.find(({ recordId, isRestored }) => recordId === id && !isRestored));
}
