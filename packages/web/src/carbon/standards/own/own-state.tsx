import type { OwnFactor } from '@sitewright/domain/carbon/factor';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { Archive, CalendarClock, CalendarX2, Check } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { formatDate } from '../../../ui/fields/parse-date.ts';
import { isExpired } from '../factor-field.tsx';

/** A declaration takes months to renew. */
const warningDays = 90;

const looks = {
  valid: { tone: 'ok', icon: Check },
  expiring: { tone: 'warn', icon: CalendarClock },
  expired: { tone: 'bad', icon: CalendarX2 },
  retired: { tone: 'plain', icon: Archive },
} as const;

type OwnState = keyof typeof looks;

export const stateLabels: Record<OwnState, string> = {
  valid: 'In use',
  expiring: 'Expires soon',
  expired: 'Expired',
  retired: 'Retired',
};

export function stateOf(own: OwnFactor, today: string): OwnState {
  if (own.retiredAt) return 'retired';
  if (isExpired(own, today)) return 'expired';
  return isExpired(own, daysAfter(today, warningDays)) ? 'expiring' : 'valid';
}

const dated: Partial<Record<OwnState, string>> = { expiring: 'Expires', expired: 'Expired' };

/** 'Expires 01/02/2027' */
export const stateText = (own: OwnFactor, today: string): string => {
  const state = stateOf(own, today);
  const word = dated[state];
  return word ? `${word} ${formatDate(own.expiresOn ?? '')}` : stateLabels[state];
};

export const StateBadge = ({ own, today }: { own: OwnFactor; today: string }) => (
  <Badge {...looks[stateOf(own, today)]}>{stateText(own, today)}</Badge>
);
