import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { noticePeriodText } from '@sitewright/domain/plant/notice';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { siteTimeOf } from '@sitewright/domain/plant/site-time';
import { today } from '../platform/today.ts';
import { formatDate } from '../ui/fields/parse-date.ts';

/** How a hire is charged, in one sentence; the glossary says the same. */
export const chargeRule =
  'Charged for each day of the hire. Depending on its terms, the charge stops at the off-hire notice, at the end of the notice period or on collection, but never before the last day of use. Breakdown days are not charged.';

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

type AfterNotice = Pick<PlantHire, 'lastChargedDay' | 'costToCome'>;

/** The cost of the notice, as soon as it is known, and that it is final. */
export const offHireConsequence = (
  hire: PlantHire,
  preview: AfterNotice | null | undefined,
): string =>
  [preview && chargeAfterNotice(hire, preview), 'This cannot be undone.'].filter(Boolean).join(' ');

/** `Charged to 18/11/2026 (7 working days), £765.00 more.` */
function chargeAfterNotice(
  { ratePer, chargedUntil, noticeDays, noticeUnit }: PlantHire,
  { lastChargedDay, costToCome }: AfterNotice,
): string {
  if (ratePer === 'hour') return 'Only hours of use are charged.';
  if (!lastChargedDay) return 'Charged until it is collected.';
  if (chargedUntil === 'notice') return 'Charges stop today.';
  const period = noticePeriodText({ noticeDays, noticeUnit });
  const more = costToCome === null ? '' : `, ${formatPounds(costToCome)} more`;
  return `Charged to ${formatDate(lastChargedDay)} (${period})${more}.`;
}

const dayOf = (instant: string | null) => instant && siteTimeOf(instant).date;

/** Not 'Expected' where that day has passed. */
const planned = (label: string, date: string | null) => ({
  label: date && date < today() ? `${label} was due` : `Expected ${label.toLowerCase()}`,
  date,
});

/** Its next or last event. */
export const nextDate = (hire: PlantHire): { label: string; date: string | null } =>
  ({
    requested: planned('Arrival', dayOf(hire.onHireAt)),
    on_hire: planned('Off-hire', hire.expectedOffHire),
    off_hire_notified:
      hire.lastChargedDay && hire.ratePer !== 'hour'
        ? { label: 'Charged until', date: hire.lastChargedDay }
        : { label: 'Off-hired', date: dayOf(hire.offHireNoticeAt) },
    collected: { label: 'Collected', date: dayOf(hire.collectedAt) },
    transferred: { label: 'Transferred', date: dayOf(hire.collectedAt) },
  })[hire.status];

/** `Certificate to 12/04/2027`; how urgent that is, its alert says. Without signal the day is not known. */
export function certificateText({ certificate, certificateExpiry: expiry }: PlantHire): string {
  if (certificate === 'none') return 'No certificate recorded';
  if (certificate === 'expired') return `Certificate expired ${formatDate(expiry ?? '')}`.trimEnd();
  return expiry ? `Certificate to ${formatDate(expiry)}` : 'Certificate recorded';
}
