import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { warnedBefore } from '@sitewright/domain/workforce/verdict';

/** The state of an expiry date. */
export type Due = 'none' | 'valid' | 'soon' | 'over';

export function dueOf(ends: string | null, today: string): Due {
  if (ends === null) return 'none';
  if (ends < today) return 'over';
  return ends <= daysAfter(today, warnedBefore) ? 'soon' : 'valid';
}

export const dueInk: Record<Due, string> = {
  none: 'text-text-2',
  valid: 'text-text-2',
  soon: 'font-medium text-on-warn-soft',
  over: 'font-medium text-on-bad-soft',
};
