import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { conflict, type Problem } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import {
  type CategoryScore,
  RiskAssessment,
  type RiskAssessmentChanges,
} from './risk-assessment.ts';
import { minHighScore, overallScore, standingRisk } from './score.ts';

export const alreadyAssessed = conflict(
  'risk.is_assessed',
  'This contract already has an assessment. Update that one.',
);

export const obstacleToAssessing = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'riskAssessment', 'C', 'assess risks');

export const obstacleToEditing = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'riskAssessment', 'U', 'change a risk assessment');

export const obstacleToDeleting = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'riskAssessment', 'D', 'delete a risk assessment');

/** The score is calculated again after every change. */
export function reassess(
  assessment: RiskAssessment,
  { version, scores = assessment.scores, mitigationPlan }: RiskAssessmentChanges,
  now: string,
): RiskAssessment {
  refuseIfChanged(RiskAssessment, assessment, version);
  return {
    ...assessment,
    scores,
    mitigationPlan: mitigationPlan === undefined ? assessment.mitigationPlan : mitigationPlan,
    overallScore: overallScore(scores),
    updated: now,
  };
}

/** An action that is not done on the day after it was due. */
export const isOverdue = ({ dueDate, isDone }: CategoryScore, today: string): boolean =>
  dueDate !== null && dueDate < today && !isDone;

export const isSerious = (score: CategoryScore): boolean => standingRisk(score) >= minHighScore;

/** The summary of an assessment for its page. */
export const riskFigures = (scores: readonly CategoryScore[], today: string) => ({
  high: scores.filter(isSerious).length,
  overdue: scores.filter((score) => isOverdue(score, today)).length,
});
