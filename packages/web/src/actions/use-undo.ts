import { can } from '@sitewright/domain/kernel/access';
import { useActor } from '../platform/session.ts';
import { useRestore } from './use-restore.ts';

/** The undo button of a toast after a deletion; nothing for a user who may not restore. */
export function useUndo(recordType: string) {
  const { restoreRecord } = useRestore();
  const mayUndo = can(useActor(), 'recycleBin', 'A');
  return (recordId: number) =>
    mayUndo
      ? { action: { label: 'Undo', onPress: () => restoreRecord(recordType, recordId) } }
      : undefined;
}
