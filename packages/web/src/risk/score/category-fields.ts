import {
  bothResidualsMessage,
  CategoryDraft,
  type CategoryScore,
  hasBothOrNone,
  RiskAssessmentChanges,
} from '@sitewright/domain/risk/risk-assessment';
import * as z from 'zod';
import { textsOf, yesNo } from '../../forms/field-values.ts';
import { chosenLevel, chosenLevelOrNone } from '../levels.tsx';

const { category, weight, controls, action, owner, dueDate } = CategoryDraft.shape;
const { note } = RiskAssessmentChanges.shape;

/** As a form has them. */
export const CategoryFields = z
  .object({
    ...{ category, weight },
    likelihood: chosenLevel('Likelihood'),
    severity: chosenLevel('Severity'),
    controls,
    residualLikelihood: chosenLevelOrNone('Residual likelihood'),
    residualSeverity: chosenLevelOrNone('Residual severity'),
    ...{ action, owner, dueDate },
    isDone: yesNo,
    note,
  })
  .refine(hasBothOrNone, {
    path: ['residualLikelihood'],
    error: bothResidualsMessage,
    when: () => true,
  });

type Values = Record<keyof z.input<typeof CategoryFields>, string>;

const blank: Values = {
  category: '',
  weight: '1',
  likelihood: '',
  severity: '',
  controls: '',
  residualLikelihood: '',
  residualSeverity: '',
  action: '',
  owner: '',
  dueDate: '',
  isDone: 'no',
  note: '',
};

export const valuesOf = (score: CategoryScore | undefined): Values =>
  score ? textsOf(blank, score) : blank;

/** In the place of the one that it was, or at the end. */
export const withScore = (
  scores: readonly CategoryScore[],
  before: CategoryScore | undefined,
  score: CategoryScore,
): CategoryScore[] => {
  const isIt = ({ category: name }: CategoryScore) => name === before?.category;
  return scores.some(isIt)
    ? scores.map((other) => (isIt(other) ? score : other))
    : [...scores, score];
};
