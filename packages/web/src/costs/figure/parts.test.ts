import { sumOf } from '@sitewright/domain/kernel/pence';
import { expect, it } from 'vitest';
import { aBudgetChange, anAnalysis } from '../cost-answers.fixture.ts';
import type { FigureName } from '../search-params.ts';
import { amountOf } from './figures.ts';
import { partsOf } from './parts.ts';

const analysis = anAnalysis();
const changes = [
  aBudgetChange({ status: 'approved' }),
  aBudgetChange({ id: 6, description: 'A wish' }),
];

const figures: FigureName[] = ['value', 'revised', 'toComplete', 'forecast', 'variance', 'margin'];
const ofHeads = figures.filter((figure) => figure !== 'value' && figure !== 'margin');

const shownFigures = [
  ...figures.map((figure) => ({ figure, of: undefined })),
  ...analysis.heads.flatMap(({ head }) => ofHeads.map((figure) => ({ figure, of: head }))),
];

it.each(shownFigures)('adds up to $figure of $of', (shownFigure) => {
  const parts = partsOf(shownFigure, analysis, changes);
  expect(parts.length).toBeGreaterThan(0);
  expect(sumOf(parts.map(({ amount }) => amount))).toBe(amountOf(shownFigure, analysis));
});

it('shows beside a figure entered by hand the reason for it', () => {
  const [part] = partsOf({ figure: 'toComplete', of: 'labour' }, analysis, []);
  expect(part?.note).toBe('Final cost of £41,000.00, entered by hand. Two more lifts');
});
