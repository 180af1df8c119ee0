import { formatPounds } from '@sitewright/domain/kernel/pounds';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { siteTimeOf } from '@sitewright/domain/plant/site-time';
import { today } from '../platform/today.ts';
import { formatDate } from '../ui/fields/parse-date.ts';

/** How a hire is charged, in one sentence; the glossary says the same. */
export const chargeRule =
  'Charged for each day up to the off-hire notice, or to the last day of use if that is later. Breakdown days are not charged.';

export const joined = (...parts: (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** `25 days at £310.00`: what the cost is made of. */
export const chargeText = ({ rate, ratePer, hoursUsed, daysCharged }: PlantHire): string =>
  rate === null
    ? ''
    : {
        hour: `${hoursUsed} h at ${formatPounds(rate)}`,
        day: `${days(daysCharged)} at ${formatPounds(rate)}`,
        week: `${days(daysCharged)} at ${formatPounds(rate)} a week`,
      }[ratePer];

export const timeText = ({ daysOnHire }: PlantHire): string => days(daysOnHire);

const dayOf = (instant: string | null) => instant && siteTimeOf(instant).date;

/** Not 'Arrival' where that day has passed. */
const planned = (label: string, date: string | null) => ({
  label: date && date < today() ? `${label} was due` : label,
  date,
});

/** What happens to it next, or happened last. */
export const nextDate = (hire: PlantHire): { label: string; date: string | null } =>
  ({
    requested: planned('Arrival', dayOf(hire.onHireAt)),
    on_hire: planned('Off-hire', hire.expectedOffHire),
    off_hire_notified: { label: 'Off-hired', date: dayOf(hire.offHireNoticeAt) },
    collected: { label: 'Collected', date: dayOf(hire.collectedAt) },
    transferred: { label: 'Transferred', date: dayOf(hire.collectedAt) },
  })[hire.status];

/** `Certificate to 12/04/2027`; how urgent that is, its alert says. */
export const certificateText = ({ certificate, certificateExpiry }: PlantHire): string =>
  certificate === 'none'
    ? 'No certificate recorded'
    : `Certificate ${certificate === 'expired' ? 'expired' : 'to'} ${formatDate(certificateExpiry ?? '')}`;
