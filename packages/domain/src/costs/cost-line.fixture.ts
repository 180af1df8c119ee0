import type { CostLine } from './cost-line.ts';

export const aCostLine = (over: Partial<CostLine> = {}): CostLine => ({
  projectId: 1,
  measure: 'actual',
  head: 'labour',
  day: '2026-03-02',
  part: 'work',
  reason: null,
  words: 'Harkness',
  party: 'Harkness Formwork',
  quantity: '8.000',
  unit: 'h',
  rate: '25.0000',
  amount: '200.00',
  ...over,
});
