import { type Problem, problem, refusedAt } from '../kernel/problem.ts';
import type { CompetenceDraft, InductionDraft } from './papers.ts';
import type { IdentityChanges } from './sealed.ts';

export const dayInFuture = problem(
  'worker.day_in_future',
  400,
  'This day is yet to come. Write it down once it has happened',
);
export const endsBeforeStart = problem(
  'worker.ends_before_start',
  400,
  'Expiry must not be before it began',
);

const birthInFuture = problem(
  'worker.birth_date_in_future',
  400,
  'Date of birth must not be after today',
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
