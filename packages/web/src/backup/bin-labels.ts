import { binRecordOf } from '@sitewright/domain/backup/bin-types';
import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { daysBetween, londonDay } from '@sitewright/domain/kernel/calendar';
import type { RecordType } from '@sitewright/domain/kernel/record-type';
import { recordTypes, tableFacts } from '@sitewright/domain/record-types';

/** 'Contract', as the screens call it. */
export const binTypeLabel = (
  { recordType }: Pick<BinItem, 'recordType'>,
  records: readonly RecordType[] = recordTypes,
): string => binRecordOf(recordType, records)?.label.one ?? recordType;

const all = new Intl.ListFormat('en-GB');

/** '3 site issues and 1 file': what was deleted together with it. */
export const dependantsText = ({ metadata }: BinItem): string => countsText(metadata.children);

/** The same of any counts. */
export const countsText = (counts: Record<string, number>): string =>
  all.format(
    Object.entries(counts)
      .filter(([table, count]) => count > 0 && tableFacts[table]?.noun !== null)
      .map(([table, count]) => `${count} ${tableNoun(table, count)}`),
  );

/** 'site issue', or 'site issues' of several. */
export const tableNoun = (table: string, count: number, facts = tableFacts): string =>
  (facts[table]?.noun ?? ['other record', 'other records'])[count === 1 ? 0 : 1];

export const daysLeft = ({ expiresAt }: BinItem, today: string): number =>
  daysBetween(today, londonDay(new Date(expiresAt)));

export const expiry = (item: BinItem, today: string): string => {
  if (item.metadata.hold) return 'on hold';
  const days = daysLeft(item, today);
  return days <= 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`;
};

type Returned = { restored: number; leftOut: readonly { message: string }[] };

/** The toast after several records were restored. */
export function restoredToast({ restored, leftOut: [first, ...others] }: Returned) {
  const back = `${restored} ${restored === 1 ? 'record' : 'records'} restored.`;
  if (!first) return { title: 'Restored', text: back };
  const stays = `${others.length + 1} could not be restored: ${first.message}`;
  return { title: 'Not all restored', text: `${back} ${stays}`, tone: 'danger' as const };
}
