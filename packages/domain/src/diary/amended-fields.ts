import { formatDate } from '../kernel/calendar.ts';
import type { Amendment, DiaryEntry } from './diary-entry.ts';
import { columnsFrom, readLabor } from './labor.ts';

/** The fields of an entry, with their labels; the rest is derived, or not relevant. */
const fields: Record<string, string> = {
  date: 'Date',
  workSummary: 'Work Summary',
  type: 'Type',
  plant: 'Plant Description',
  startTime: 'Start Time',
  finishTime: 'Finish Time',
  hours: 'Hours',
  company: 'Company',
  jobRole: 'Operatives Job Role',
  labour: 'Labour Details',
  weatherImpact: 'Weather Impact',
  materialsDelivered: 'Materials Delivered',
  sharedWith: 'Shared With',
};

type Version = Amendment['after'];

/** Old and new values field by field; for a new entry, all of them. */
export function changesIn(before: Amendment['before'], after: Version) {
  const [was, is] = [spreadOut(before ?? {}), spreadOut(after)];
  return Object.entries(fields)
    .map(([name, field]) => ({ field, was: textOf(was[name]), is: textOf(is[name]) }))
    .filter((change) => change.was !== change.is);
}

/** Times, company and role are stored in a text of their own. */
function spreadOut({ date, labor, ...content }: Version): Version {
  const day = typeof date === 'string' ? date.slice(0, 10) : '';
  return {
    ...content,
    ...(day && { date: formatDate(day) }),
    ...(typeof labor === 'string' && {
      ...columnsFrom(labor, day),
      labour: readLabor(labor).labour,
    }),
  };
}

type Edited = Pick<DiaryEntry, 'version' | 'isAmended' | 'editedByName' | 'updatedAt'>;
export type Edit = Pick<DiaryEntry, 'editedByName' | 'updatedAt'>;

/** Who changed an entry last before the sign-off; stored with the first amendment, which replaces it on the entry. */
export const editBeforeSignOff = ({ version, isAmended, editedByName, updatedAt }: Edited) =>
  version > 1 && !isAmended ? { editedByName, updatedAt } : undefined;

/** The same of an entry and its amendments, newest first. */
export function editOf(entry: Edited, amendments: readonly Amendment[]): Edit | undefined {
  const { editedByName, updatedAt } = amendments.at(-1)?.before ?? {};
  if (typeof updatedAt !== 'string') return editBeforeSignOff(entry);
  return { editedByName: typeof editedByName === 'string' ? editedByName : null, updatedAt };
}

const textOf = (value: unknown): string => String(value ?? '') || '–';
