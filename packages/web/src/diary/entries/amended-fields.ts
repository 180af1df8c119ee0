import type { Amendment } from '@sitewright/domain/diary/diary-entry';
import { columnsFrom, readLabor } from '@sitewright/domain/diary/labor';
import { formatDate } from '../../ui/fields/parse-date.ts';

/** What an entry says, by the names on its form; the rest is made of it, or of no interest. */
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

const textOf = (value: unknown): string => String(value ?? '') || '–';
