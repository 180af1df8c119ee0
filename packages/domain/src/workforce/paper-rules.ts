import { badRequest, type Problem, refusedAt } from '../kernel/problem.ts';
import type { CompetenceDraft, InductionDraft } from './papers.ts';
import type { IdentityChanges } from './sealed.ts';

export const dayInFuture = badRequest(
  'worker.day_in_future',
  'This date must not be in the future',
);
export const endsBeforeStart = badRequest(
  'worker.ends_before_start',
  'Expiry must not be before the start date',
);

const birthInFuture = badRequest(
  'worker.birth_date_in_future',
  'Date of birth must not be in the future',
);

type Span = { began: string | null | undefined; ended: string | null | undefined };

/** Dates cannot be in the future, and the end cannot be before the start. */
function faultOf({ began, ended }: Span, today: string): Problem | undefined {
  if (began && began > today) return dayInFuture;
  if (began && ended && ended < began) return endsBeforeStart;
}

export function refuseInduction(
  { inductedOn, expiresOn }: Pick<InductionDraft, 'inductedOn' | 'expiresOn'>,
  today: string,
): void {
  const fault = faultOf({ began: inductedOn, ended: expiresOn }, today);
  if (fault) throw refusedAt(fault === dayInFuture ? 'inductedOn' : 'expiresOn', fault);
}

export function refuseCompetence(
  { issuedOn, expiresOn }: Pick<CompetenceDraft, 'issuedOn' | 'expiresOn'>,
  today: string,
): void {
  const fault = faultOf({ began: issuedOn, ended: expiresOn }, today);
  if (fault) throw refusedAt(fault === dayInFuture ? 'issuedOn' : 'expiresOn', fault);
}

export function refuseBirth(
  { dateOfBirth }: Pick<IdentityChanges, 'dateOfBirth'>,
  today: string,
): void {
  if (dateOfBirth && dateOfBirth > today) throw refusedAt('dateOfBirth', birthInFuture);
}
