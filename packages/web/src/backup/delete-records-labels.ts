import type { BinType } from '@sitewright/domain/backup/bin-types';
import type { Sweep } from '@sitewright/domain/backup/delete-records';
import { dayText } from '../ui/format/moment.ts';
import { inNumbers, kinds } from './bin-labels.ts';

const plurals: Partial<Record<BinType, string>> = {
  diary: 'diary entries',
  carbonEntry: 'carbon entries',
  costAnalysis: 'cost entries',
  plant: 'machines on hire',
};

const singulars: Partial<Record<BinType, string>> = {
  hseCertificate: 'HSE certificate',
  plant: 'machine on hire',
};

/** '12 diary entries' */
export function countedKind(type: BinType, count: number): string {
  const singular = singulars[type] ?? kinds[type].toLowerCase();
  return `${count} ${count === 1 ? singular : (plurals[type] ?? `${singular}s`)}`;
}

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
