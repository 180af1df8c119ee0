import type { Day } from '@sitewright/domain/diary/day';
import { isLocked } from '../obstacles.ts';
import { markWords } from './day-mark.tsx';

/** The status of a day in words: `draft, 7 of 10 done`. */
export const dayLabel = (day: Day): string =>
  [markWords[day.mark], detailOf(day)].filter(Boolean).join(', ');

function detailOf(day: Day): string | undefined {
  if (isLocked(day)) return day.status === 'amended' ? 'amended since' : 'signed off';
  if (day.mark === 'draft' || day.mark === 'submitted')
    return `${day.sectionsDone} of ${day.sections} done`;
}
