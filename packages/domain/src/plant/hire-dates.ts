import { badRequest, refusedAt } from '../kernel/problem.ts';
import type { PlantHire } from './plant-hire.ts';
import { isAhead, siteTimeOf } from './site-time.ts';

export const timeInFuture = badRequest('plant.is_in_future', 'Time cannot be in the future');
export const timeBeforeHire = badRequest(
  'plant.is_before_hire',
  'Time must be after the on-hire time',
);
export const timeAfterHire = badRequest(
  'plant.is_after_end',
  'Time must be before the machine left the site',
);
export const timeAfterNotice = badRequest(
  'plant.is_after_notice',
  'Time must be before the off-hire notice',
);
export const endsBeforeStart = badRequest(
  'plant.ends_before_start',
  'Expected off-hire must not be before the on-hire date',
);

export function refuseIfAhead(field: string, instant: string | null, now: string): void {
  if (instant && isAhead(instant, now)) throw refusedAt(field, timeInFuture);
}

export function refuseIfBeforeHire(
  field: string,
  instant: string,
  { onHireAt }: Pick<PlantHire, 'onHireAt'>,
): void {
  if (onHireAt && instant < onHireAt) throw refusedAt(field, timeBeforeHire);
}

const dayOf = (instant: string): string => siteTimeOf(instant).date;

type Dates = { onHireAt?: string | null | undefined; expectedOffHire?: string | null | undefined };

/** Also used by the form. */
const doDatesCross = ({ onHireAt, expectedOffHire }: Dates): boolean =>
  !!onHireAt && !!expectedOffHire && expectedOffHire < dayOf(onHireAt);

type Instants = { collectedAt?: string | null; offHireNoticeAt?: string | null };

export function refuseIfCrossed(dates: Dates & Instants): void {
  const { onHireAt, offHireNoticeAt, collectedAt } = dates;
  if (onHireAt && offHireNoticeAt && dayOf(onHireAt) > dayOf(offHireNoticeAt))
    throw refusedAt('onHireAt', timeAfterNotice);
  if (onHireAt && collectedAt && onHireAt > collectedAt) throw refusedAt('onHireAt', timeAfterHire);
  if (doDatesCross(dates)) throw refusedAt('expectedOffHire', endsBeforeStart);
}
