import { type BinType, binRecordOf, countedRecords } from '@sitewright/domain/backup/bin-types';
import type { DeletionSummary } from '@sitewright/domain/backup/delete-records';
import { found } from '@sitewright/domain/kernel/problem';
import { dayText } from '../ui/format/date-time.ts';
import { countsText } from './bin-labels.ts';

/** '12 diary entries' */
export const countedType = (type: BinType, count: number): string =>
  countedRecords(found(binRecordOf(type)), count);

type SweepCounts = Pick<DeletionSummary, 'records' | 'children' | 'restorableUntil'>;

/** '12 diary entries, with 30 files; can be restored until 15/12/2026.' */
export function bulkDeleteMessage(
  type: BinType,
  { records, children, restorableUntil }: SweepCounts,
): string {
  if (records === 0) return 'None of them can be deleted.';
  const along = countsText(children);
  return `${countedType(type, records)}${along && `, with ${along}`}; can be restored until ${dayText(restorableUntil)}.`;
}
