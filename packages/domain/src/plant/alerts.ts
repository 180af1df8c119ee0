import { daysAfter, daysBetween, formatDate, londonDay } from '../kernel/calendar.ts';
import { lastDayOfNotice, type NoticeTerms } from './notice.ts';
import type { CertificateState, PlantAlert, PlantHire } from './plant-hire.ts';
import { workingDaysBetween } from './working-days.ts';

/** The fields of a hire that decide its alerts. */
export type HireAlertFacts = Pick<
  PlantHire,
  | 'status'
  | 'supplierName'
  | 'onHireAt'
  | 'expectedOffHire'
  | 'offHireNoticeAt'
  | 'certificateExpiry'
  | 'breakdown'
  | 'lastUsedOn'
> &
  NoticeTerms & {
    /** Why it must not be used, if its lifting certificate says so. */
    quarantine?: string | undefined;
  };

const warnedBefore = 30;
const idleAfter = 2;
const dueWithin = 2;
const collectedWithin = 2;

const dayOf = (instant: string): string => londonDay(new Date(instant));

export function certificateState(expiry: string | null, today: string): CertificateState {
  if (!expiry) return 'none';
  if (expiry < today) return 'expired';
  return daysBetween(today, expiry) <= warnedBefore ? 'expiring' : 'ok';
}

/** The alerts of a hire, the most urgent first, one sentence each. */
export function alertsOf(hire: HireAlertFacts, today: string): PlantAlert[] {
  if (hire.status === 'collected' || hire.status === 'transferred') return [];
  const sentences = {
    quarantined: hire.quarantine,
    // The quarantine says so already.
    certificate_expired: hire.quarantine ? undefined : expiredCertificate(hire, today),
    past_off_hire: pastOffHire(hire, today),
    used_after_notice: usedAfterNotice(hire),
    not_collected: notCollected(hire, today),
    not_arrived: notArrived(hire, today),
    idle: idle(hire, today),
    off_hire_due: offHireDue(hire, today),
    certificate_expiring: expiring(hire, today),
  };
  return (Object.keys(sentences) as PlantAlert['kind'][]).flatMap((kind) => {
    const message = sentences[kind];
    return message ? [{ kind, message }] : [];
  });
}

/** Why a machine must not be used, by the expiry date in the register. */
export function expiredCertificate(
  { certificateExpiry }: Pick<HireAlertFacts, 'certificateExpiry'>,
  today: string,
): string | undefined {
  if (certificateExpiry && certificateState(certificateExpiry, today) === 'expired')
    return `The certificate expired on ${formatDate(certificateExpiry)}. Do not use this machine.`;
}

function expiring({ certificateExpiry }: HireAlertFacts, today: string) {
  if (certificateExpiry && certificateState(certificateExpiry, today) === 'expiring')
    return `The certificate expires ${whenIs(certificateExpiry, today)}.`;
}

function pastOffHire({ status, expectedOffHire }: HireAlertFacts, today: string) {
  if (status === 'on_hire' && expectedOffHire && expectedOffHire < today)
    return `Off-hire was expected on ${formatDate(expectedOffHire)}. Off-hire it or extend the hire.`;
}

function offHireDue({ status, expectedOffHire }: HireAlertFacts, today: string) {
  if (status !== 'on_hire' || !expectedOffHire || expectedOffHire < today) return;
  if (daysBetween(today, expectedOffHire) <= dueWithin)
    return `Off-hire is expected ${whenIs(expectedOffHire, today)}.`;
}

/** Use within a notice period costs nothing more: it is charged anyway. */
function usedAfterNotice({ status, offHireNoticeAt, lastUsedOn, ...terms }: HireAlertFacts) {
  if (status !== 'off_hire_notified' || !offHireNoticeAt || !lastUsedOn) return;
  const end = lastDayOfNotice(offHireNoticeAt, terms);
  if (end && lastUsedOn > end)
    return `Used on ${formatDate(lastUsedOn)}, after the off-hire notice, so it is still being charged.`;
}

function notCollected({ status, offHireNoticeAt, supplierName }: HireAlertFacts, today: string) {
  if (status !== 'off_hire_notified' || !offHireNoticeAt) return;
  const days = daysBetween(dayOf(offHireNoticeAt), today);
  if (days >= collectedWithin)
    return `Not collected ${counted(days, 'day')} after the off-hire notice. Ask ${supplierName ?? 'the supplier'} for a collection date.`;
}

function notArrived({ status, onHireAt }: HireAlertFacts, today: string) {
  if (status === 'requested' && onHireAt && dayOf(onHireAt) < today)
    return `Due on site on ${formatDate(dayOf(onHireAt))}. Record its arrival.`;
}

/** Whole working days between its last use, or its arrival, and today. */
function idle(hire: HireAlertFacts, today: string) {
  const { status, onHireAt, breakdown, lastUsedOn } = hire;
  if (status !== 'on_hire' || !onHireAt || breakdown) return;
  const days = daysUnused({ onHireAt, lastUsedOn }, today);
  if (days >= idleAfter) return `Not used for ${counted(days, 'working day')}.`;
}

type Used = { onHireAt: string; lastUsedOn: string | null };

function daysUnused({ onHireAt, lastUsedOn }: Used, today: string): number {
  const arrived = dayOf(onHireAt);
  const last = lastUsedOn && lastUsedOn > arrived ? lastUsedOn : arrived;
  return workingDaysBetween(daysAfter(last, 1), today);
}

/** Whether it has been idle for long enough to raise an alert. */
export const isIdle = (used: Used, day: string): boolean => daysUnused(used, day) >= idleAfter;

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const whenIs = (date: string, today: string): string => {
  const days = daysBetween(today, date);
  const near = ['today', 'tomorrow'][days] ?? `in ${days} days`;
  return days < 2 ? near : `on ${formatDate(date)}, ${near}`;
};
