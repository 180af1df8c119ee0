import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const assessment = 'The risk assessment of the contract';

export const riskFigureDefinitions = {
  overall: {
    name: 'Overall score',
    formula: 'Average of likelihood × severity over all categories, by weight; the highest is 25',
    includes: 'The residual risk where it is rated, otherwise the initial risk',
    excludes: 'Categories that are not assessed',
    source: assessment,
  },
  high: {
    name: 'High risks',
    formula: 'Number of categories with a score of 13 or more',
    includes: 'High and critical risks, after controls',
    excludes: 'Low and medium risks',
    source: assessment,
  },
  overdue: {
    name: 'Overdue actions',
    formula: 'Number of categories whose action is past its due date',
    includes: 'Due dates up to yesterday',
    excludes: 'Actions due today and actions without a date',
    source: assessment,
  },
  lastReview: {
    name: 'Last review',
    formula: 'Date of the latest change to the assessment',
    includes: 'Scores and the mitigation plan',
    excludes: 'Method statements',
    source: assessment,
  },
} as const satisfies FigureDefinitions;
