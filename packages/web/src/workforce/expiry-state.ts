import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { cardWarningDays } from '@sitewright/domain/workforce/verdict';

/** The state of an expiry date. */
export type ExpiryState = 'none' | 'valid' | 'soon' | 'over';

export function expiryStateOf(ends: string | null, today: string): ExpiryState {
  if (ends === null) return 'none';
  if (ends < today) return 'over';
  return ends <= daysAfter(today, cardWarningDays) ? 'soon' : 'valid';
}

export const expiryInk: Record<ExpiryState, string> = {
  none: 'text-text-2',
  valid: 'text-text-2',
  soon: 'font-medium text-on-warn-soft',
  over: 'font-medium text-on-bad-soft',
};
