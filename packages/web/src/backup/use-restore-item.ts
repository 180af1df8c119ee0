import { backupApi } from '@sitewright/domain/backup/api';
import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { contractQuery, overviewQuery, projectQueries } from '../projects/queries.ts';
import { useToast } from '../ui/toast.tsx';
import { binQuery } from './queries.ts';

type Told = { onRestored?: () => void; onRefused: (error: Error) => boolean };

/** Fetches something back from the bin; the toast leads to it. What nobody else explains, it tells. */
export function useRestoreItem({ id, recordId, recordName }: BinItem, told: Told) {
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const open = async () => {
    const contract = await client.fetchQuery(contractQuery(recordId));
    if (contract) await navigate({ to: '/project/$slug', params: { slug: contract.slug } });
  };
  const { perform, isPending } = useCommand(backupApi.restore, {
    refreshes: binQuery().queryKey,
    onDone: () => {
      told.onRestored?.();
      void client.invalidateQueries({ queryKey: projectQueries.all });
      void client.invalidateQueries({ queryKey: overviewQuery().queryKey });
      toast({
        title: 'Restored',
        text: `${recordName} is back.`,
        action: { label: 'Open', onPress: () => void open() },
      });
    },
    onRefused: (error) => {
      if (told.onRefused(error)) return;
      toast({ title: 'Not restored', text: detailOf(error), tone: 'danger' });
    },
  });
  const restore = (slug?: string) =>
    perform({ params: { binItemId: id }, body: slug ? { slug } : {} });
  return { restore, isPending };
}
