import { type BinType, binRecordOf, countedRecords } from '@sitewright/domain/backup/bin-types';
import type { Sweep } from '@sitewright/domain/backup/delete-records';
import { found } from '@sitewright/domain/kernel/problem';
import { dayText } from '../ui/format/moment.ts';
import { inNumbers } from './bin-labels.ts';

/** '12 diary entries' */
export const countedKind = (type: BinType, count: number): string =>
  countedRecords(found(binRecordOf(type)), count);

type SweepCounts = Pick<Sweep, 'records' | 'children' | 'restorableUntil'>;

/** '12 diary entries, with 30 files; can be restored until 15/12/2026.' */
export function sweepMessage(
  type: BinType,
  { records, children, restorableUntil }: SweepCounts,
): string {
  if (records === 0) return 'None of them can be deleted.';
  const along = inNumbers(children);
  return `${countedKind(type, records)}${along && `, with ${along}`}; can be restored until ${dayText(restorableUntil)}.`;
}
