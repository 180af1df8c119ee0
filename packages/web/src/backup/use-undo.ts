import { can } from '@sitewright/domain/kernel/access';
import { useActor } from '../platform/session.ts';
import { useRestore } from './use-restore.ts';

/** What a toast offers after a deletion; nothing to whoever may not fetch things back. */
export function useUndo(recordType: string) {
  const { restoreRecord } = useRestore();
  const mayUndo = can(useActor(), 'recycleBin', 'A');
  return (recordId: number) =>
    mayUndo
      ? { action: { label: 'Undo', onPress: () => restoreRecord(recordType, recordId) } }
      : undefined;
}
