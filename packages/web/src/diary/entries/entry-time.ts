import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { dayOf } from '@sitewright/domain/diary/rules';
import { daysBetween, londonDay } from '@sitewright/domain/kernel/calendar';
import { timeText } from '../../ui/format/moment.ts';

/** When it happened: as the form says, else when it was written down. */
export const timeOf = ({ startTime, createdAt }: DiaryEntry): string =>
  startTime || timeText(createdAt);

type Order = 'latest' | 'earliest';

export function inOrder(entries: readonly DiaryEntry[], order: Order): DiaryEntry[] {
  const earliestFirst = [...entries].sort(
    (a, b) => timeOf(a).localeCompare(timeOf(b)) || a.id - b.id,
  );
  return order === 'earliest' ? earliestFirst : earliestFirst.reverse();
}

/** How many days after its day an entry reached us; 0 where it came in time. */
export const daysLate = (entry: DiaryEntry): number =>
  Math.max(0, daysBetween(dayOf(entry), londonDay(new Date(entry.recordedAt))));
