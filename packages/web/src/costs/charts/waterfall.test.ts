import { expect, it } from 'vitest';
import { aHead, anAnalysis } from '../cost-answers.fixture.ts';
import { floorOf, waterfallOf } from './waterfall.ts';

it('walks from the budget to the forecast, step by step', () => {
  const analysis = anAnalysis({
    revised: '1000.00',
    forecast: '1030.00',
    heads: [
      aHead({ head: 'labour', variance: '-50.00' }),
      aHead({ head: 'plant', variance: '0.00' }),
      aHead({ head: 'materials', variance: '15.00' }),
    ],
    unallocated: { budget: '5.00', toComplete: '0.00' },
  });
  const steps = waterfallOf(analysis);
  expect(steps.map(({ label, kind, from, to }) => [label, kind, from, to])).toEqual([
    ['Budget', 'total', '0.00', '1000.00'],
    ['Labour', 'increase', '1000.00', '1050.00'],
    ['Materials', 'decrease', '1050.00', '1035.00'],
    ['Not allocated', 'decrease', '1035.00', '1030.00'],
    ['Forecast', 'total', '0.00', '1030.00'],
  ]);
});

it('begins the scale where the steps can be seen', () => {
  const steps = waterfallOf(
    anAnalysis({
      revised: '1000.00',
      forecast: '1050.00',
      heads: [aHead({ head: 'labour', variance: '-50.00' })],
      unallocated: { budget: '0.00', toComplete: '0.00' },
    }),
  );
  expect(floorOf(steps)).toBe(975);
});

it('begins the scale at zero where the steps are a tenth of it', () => {
  const stepsTo = (variance: string, forecast: string) =>
    waterfallOf(
      anAnalysis({
        ...{ revised: '900.00', forecast },
        heads: [aHead({ head: 'labour', variance })],
        unallocated: { budget: '0.00', toComplete: '0.00' },
      }),
    );
  expect(floorOf(stepsTo('-100.00', '1000.00'))).toBe(0);
  expect(floorOf(stepsTo('-99.00', '999.00'))).toBe(850);
});
