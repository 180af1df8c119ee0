import type { CostReport } from '@sitewright/domain/costs/cost-report';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { percentText } from '../labels.ts';

export type Fact = {
  label: string;
  amount: string | null;
  note?: string;
  /** What the lines above it come to. */
  isSum?: boolean;
};

/** certified + applied + adjustment, and what the client keeps back of it. */
export const valueFacts = (report: CostReport): Fact[] => [
  { label: 'Certified', amount: report.certified },
  { label: 'Applied, not certified', amount: report.applied },
  { label: 'Over or under measure', amount: report.adjustment },
  { label: 'Total value', amount: report.figures.value, isSum: true },
  {
    label: 'Retention held',
    amount: report.figures.retentionHeld,
    note: retentionNote(report),
  },
];

const retentionNote = ({ retentionRate, retentionReleased }: CostReport): string =>
  [
    `${plainDecimal(retentionRate)} % of what is certified`,
    Number(retentionReleased) > 0 && 'less what was released',
  ]
    .filter(Boolean)
    .join(', ');

export const costFacts = ({ figures }: CostReport): Fact[] => [
  { label: 'Actual', amount: figures.actual },
  { label: 'Accruals', amount: figures.accruals },
  { label: 'Total cost', amount: figures.cost, isSum: true },
  {
    label: 'Margin to date',
    amount: figures.margin,
    note: ['value − cost', percentText(figures.marginPercent)].filter(Boolean).join(', '),
    isSum: true,
  },
  { label: 'Committed', amount: figures.committed },
];

export const finalFacts = ({ figures }: CostReport): Fact[] => [
  { label: 'Contract value', amount: figures.contractValue },
  {
    label: 'Unagreed variations',
    amount: figures.unagreed,
    note: 'less their cost, at their probability',
  },
  { label: 'Forecast final', amount: figures.forecast },
  {
    label: 'Margin at the end',
    amount: figures.finalMargin,
    note: percentText(figures.finalMarginPercent),
    isSum: true,
  },
  { label: 'Variance', amount: figures.variance, note: 'revised budget − forecast final' },
];
