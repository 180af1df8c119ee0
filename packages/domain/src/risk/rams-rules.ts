import { type Actor, type HasRole, obstacleOfRole } from '../kernel/access.ts';
import { definedOnly } from '../kernel/defined-only.ts';
import { badRequest, conflict, type Problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { type Hazard, Rams, type RamsChanges, type RamsDraft, type RamsHead } from './rams.ts';
import type { RamsStatus } from './risk-values.ts';
import { riskOf, standingRisk } from './score.ts';

type Standing = Pick<RamsHead, 'status'>;

/** 'This statement is in review.' */
export const ramsStatusProblem = ({ status }: Standing): Problem =>
  conflict(`rams.is_${status}`, `This statement is ${standings[status]}.`);

const standings: Record<RamsStatus, string> = {
  draft: 'a draft',
  in_review: 'in review',
  approved: 'approved but not issued yet',
  issued: 'issued',
  superseded: 'superseded',
  withdrawn: 'withdrawn',
};

const unless = (statuses: readonly RamsStatus[], rams: Standing): Problem | undefined =>
  statuses.includes(rams.status) ? undefined : ramsStatusProblem(rams);

const statementIssued = conflict(
  'rams.is_in_force',
  'This statement is issued. Withdraw it before deleting it.',
);
const newerVersionExists = conflict(
  'rams.has_newer',
  'There is a newer version of this statement.',
);
export const endsBeforeStart = badRequest(
  'rams.ends_before_start',
  'Finish must not be before start',
);
export const reviewIsTooLate = badRequest(
  'rams.review_is_too_late',
  'Review date must be within 12 months from today',
);

export const obstacleToDrafting = (actor: HasRole): Problem | undefined =>
  obstacleOfRole(actor, 'riskAssessment', 'C', 'write a method statement');

export const obstacleToEditing = (rams: Standing, actor: HasRole): Problem | undefined =>
  obstacleOfRole(actor, 'riskAssessment', 'U', 'change a method statement') ??
  unless(['draft'], rams);

/** An issued statement must be withdrawn first, with a reason. */
export const obstacleToDeleting = (rams: Standing, actor: HasRole): Problem | undefined =>
  obstacleOfRole(actor, 'riskAssessment', 'D', 'delete a method statement') ??
  (rams.status === 'issued' ? statementIssued : undefined);

type Versioned = Pick<RamsHead, 'status' | 'revision' | 'lastRevision'>;

/** An issued statement is never changed: a new version replaces it. */
export const obstacleToRevising = (rams: Versioned, actor: HasRole): Problem | undefined =>
  obstacleToDrafting(actor) ??
  (rams.revision < rams.lastRevision ? newerVersionExists : unless(['issued', 'withdrawn'], rams));

type Dates = Pick<RamsDraft, 'startDate' | 'finishDate' | 'reviewDate'>;

export const doDatesCross = ({ startDate, finishDate }: Dates): boolean =>
  !!startDate && !!finishDate && finishDate < startDate;

/** A statement must be reviewed within a year. */
export const isReviewTooLate = ({ reviewDate }: Dates, today: string): boolean =>
  !!reviewDate && reviewDate > aYearAfter(today);

/** As a text to compare with: a leap day has none. */
const aYearAfter = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

function refuseDates(dates: Dates, today: string): void {
  if (doDatesCross(dates)) throw refusedAt('finishDate', endsBeforeStart);
  if (isReviewTooLate(dates, today)) throw refusedAt('reviewDate', reviewIsTooLate);
}

export function draftRams(draft: RamsDraft, today: string): RamsDraft {
  refuseDates(draft, today);
  return draft;
}

export function editRams(
  rams: Rams,
  actor: Actor,
  { version, ...changes }: RamsChanges,
  today: string,
): Rams {
  refuseIf(obstacleToEditing(rams, actor));
  refuseIfChanged(Rams, rams, version);
  const edited = { ...rams, ...definedOnly(changes) };
  refuseDates(edited, today);
  return edited;
}

/** The highest residual risk; zero without hazards. */
export const highestResidual = (hazards: readonly Hazard[]): number =>
  Math.max(0, ...hazards.map(standingRisk));

/** What is missing before a statement can be submitted; the most serious first. */
export function gapsOf({ content, reviewDate }: Pick<Rams, 'content' | 'reviewDate'>): string[] {
  const { hazards, steps, emergency } = content;
  const bare = hazards.filter(({ controls }) => controls.length === 0);
  const worse = hazards.filter((hazard) => standingRisk(hazard) > riskOf(hazard));
  return [
    ...when(hazards.length === 0, 'Add at least one hazard.'),
    ...bare.map(({ hazard }) => `Add a control for: ${hazard}.`),
    ...worse.map(({ hazard }) => `The residual risk is higher than the initial risk: ${hazard}.`),
    ...when(steps.length === 0, 'Add at least one method step.'),
    ...when(!emergency, 'Add the emergency arrangements.'),
    ...when(!reviewDate, 'Set a review date.'),
  ];
}

const when = (isSo: boolean, words: string): string[] => (isSo ? [words] : []);

/** Briefings and their links need the permission to write in the diary. */
export const obstacleToRamsLinks = (actor: HasRole): Problem | undefined =>
  obstacleOfRole(actor, 'diary', 'C', 'brief people');

export const obstacleToBriefing = (rams: Standing, actor: HasRole): Problem | undefined =>
  obstacleToRamsLinks(actor) ?? unless(['issued'], rams);
