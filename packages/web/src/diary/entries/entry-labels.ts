import type { Edit } from '@sitewright/domain/diary/amended-fields';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { EntryType } from '@sitewright/domain/diary/entry-type';
import { operativeHours } from '@sitewright/domain/diary/hours-labels';
import { operativeHoursOf, peopleIn, readLabor } from '@sitewright/domain/diary/labor';
import { dayOf } from '@sitewright/domain/diary/rules';
import { daysBetween, londonDay } from '@sitewright/domain/kernel/calendar';
import { isUnsentId } from '../../platform/outbox/item.ts';
import { momentText, timeText } from '../../ui/format/date-time.ts';

const templateTypeLabels: Record<EntryType, string> = {
  labour: 'Labour',
  plant: 'Plant',
  material: 'Material',
};

/** Whose entry it is: a company, else the machine or the kind of entry. */
export const entryTitle = ({ company, plant, type }: DiaryEntry): string =>
  company || (type === 'plant' && plant) || templateTypeLabels[type];

const longestName = 60;

/** Also tells entries of one company apart: `Labour: Slab poured`. */
export function entryName(entry: DiaryEntry): string {
  const name = `${entryTitle(entry)}: ${entry.workSummary.split('\n', 1)[0]}`;
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
}

/** `Carpenter, 9 operatives` */
export const crewOf = (entry: DiaryEntry): string =>
  [entry.jobRole, readLabor(entry.labor).labour].filter(Boolean).join(', ');

/**
 * What a clock counted, `9.0 h elapsed, 8.3 h worked`; else `4 people, 32.0 operative hours`. Nothing where the
 * summary says it already: that of a crew without a task.
 */
export function workedText(entry: DiaryEntry): string | null {
  const { type, labor, workSummary } = entry;
  const { notes } = readLabor(labor);
  const people = peopleIn(labor);
  if (notes && workSummary.endsWith(notes)) return null;
  if (notes || type !== 'labour' || people < 2) return notes ?? null;
  return `${people} people, ${operativeHoursOf(entry)} ${operativeHours.label.toLowerCase()}`;
}

/** Who changed it last before the sign-off, and when. */
export const editText = (edit: Edit | undefined): string | null =>
  edit
    ? ['Edited', edit.editedByName && `by ${edit.editedByName},`, momentText(edit.updatedAt)]
        .filter(Boolean)
        .join(' ')
    : null;

/** When it happened: as the form says, else when it was written down. */
export const timeOf = ({ startTime, createdAt }: DiaryEntry): string =>
  startTime || timeText(createdAt);

type Order = 'latest' | 'earliest';

/** Unsent entries are newer than all that the server has; their ids fall from -1. */
const byCreation = ({ id: a }: DiaryEntry, { id: b }: DiaryEntry): number =>
  Number(isUnsentId(a)) - Number(isUnsentId(b)) || Math.abs(a) - Math.abs(b);

export function sortEntries(entries: readonly DiaryEntry[], order: Order): DiaryEntry[] {
  const earliestFirst = [...entries].sort(
    (a, b) => timeOf(a).localeCompare(timeOf(b)) || byCreation(a, b),
  );
  return order === 'earliest' ? earliestFirst : earliestFirst.reverse();
}

/** How many days after its day an entry reached us; 0 where it came in time. */
export const daysLate = (entry: DiaryEntry): number =>
  Math.max(0, daysBetween(dayOf(entry), londonDay(new Date(entry.recordedAt))));
