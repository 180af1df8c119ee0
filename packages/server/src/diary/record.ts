import { diaryApi } from '@sitewright/domain/diary/api';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import { diaryEntryRecord } from '@sitewright/domain/diary/diary-entry.record';
import type { Actor } from '@sitewright/domain/kernel/access';
import { conflict, refuseIf } from '@sitewright/domain/kernel/problem';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { markDays } from './days.ts';
import { lockDay } from './lock-day.ts';

const dayIsSealed = conflict(
  'bin.day_is_signed_off',
  'The day has since been signed off. The entry cannot be restored.',
);

/** An entry can be restored unless its day is signed off. */
async function restoreHook(tx: Tx, record: Row, actor: Actor): Promise<void> {
  const { project_id, date } = record as Row & { project_id: number; date: string };
  const day = await lockDay(tx, project_id, date, actor);
  refuseIf(isSignedOff(day) ? dayIsSealed : undefined);
  await markDays(tx, [day], null, actor);
}

export const diaryServerRecord: ServerRecord = {
  type: diaryEntryRecord.type,
  removal: diaryApi.remove,
  restoreHook,
};
