import { backupApi } from '@sitewright/domain/backup/api';
import { can } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { call, detailOf } from '../platform/call.ts';
import { useActor } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { staleByPlant } from './queries.ts';

/** Fetches a machine back that was deleted a moment ago; undefined for whoever may not. */
export function useRestorePlant(): ((hire: PlantHire) => void) | undefined {
  const toast = useToast();
  const mayRestore = can(useActor(), 'recycleBin', 'A');
  const refuse = (error: Error) =>
    toast({ title: 'Not restored', text: detailOf(error), tone: 'danger' });
  const { perform } = useCommand(backupApi.restore, {
    refreshes: staleByPlant,
    onDone: ({ recordName }) => toast({ text: `${recordName} is back` }),
    onRefused: refuse,
  });
  const restore = async ({ id }: PlantHire) => {
    const items = await call(backupApi.listBin, { query: { recordType: 'plant' } });
    const item = found(items.find(({ recordId }) => recordId === id));
    perform({ params: { binItemId: item.id }, body: {} });
  };
  return mayRestore ? (hire) => void restore(hire).catch(refuse) : undefined;
}
