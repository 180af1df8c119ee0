import type { Day } from '@sitewright/domain/diary/day';
import { isLocked } from '../obstacles.ts';

const statusWords: Record<Day['status'], string> = {
  draft: 'draft',
  submitted: 'submitted',
  approved: 'signed off',
  amended: 'signed off, amended',
};

/** Where a day stands: `draft, 7 of 10 done`. */
export function dayInWords(day: Day): string {
  if (isLocked(day)) return statusWords[day.status];
  if (day.isNoWork) return 'nobody worked';
  if (day.mark === 'missing') return 'nothing logged';
  if (day.mark === 'ahead') return 'still to come';
  return `${statusWords[day.status]}, ${day.sectionsDone} of ${day.sections} done`;
}
