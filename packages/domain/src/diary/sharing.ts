import type { TemplateData } from '../email-templates/language.ts';
import { problem } from '../kernel/problem.ts';
import type { DiaryEntry } from './diary-entry.ts';

export const tooManyShares = problem(
  'diary.daily_share_limit',
  429,
  'Your company has reached its daily limit for sharing outside the company. Remove the outside addresses or share this entry tomorrow.',
);

const fullDateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

type Shared = Pick<DiaryEntry, 'author' | 'date' | 'workSummary'>;

/** The variables of the email that shares an entry. */
export const sharedEntryLetterData = (
  { author, date, workSummary }: Shared,
  { name, slug }: { name: string; slug: string },
  publicUrl: string,
): TemplateData => ({
  contract: { name },
  diary: {
    author,
    day: fullDateFormat.format(new Date(date)),
    summary: workSummary,
    link: `${publicUrl}/project/${slug}?date=${date.slice(0, 10)}`,
  },
});
