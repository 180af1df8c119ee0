import type { Day } from '@sitewright/domain/diary/day';
import { isLocked } from '../obstacles.ts';
import { markWords } from './day-mark.tsx';

/** Where a day stands, by the word of its mark: `draft, 7 of 10 done`. */
export const dayInWords = (day: Day): string =>
  [markWords[day.mark], detailOf(day)].filter(Boolean).join(', ');

function detailOf(day: Day): string | undefined {
  if (isLocked(day)) return day.status === 'amended' ? 'amended since' : 'signed off';
  if (day.mark === 'draft' || day.mark === 'submitted')
    return `${day.sectionsDone} of ${day.sections} done`;
}
