import { expect, it } from 'vitest';
import { aCurvePoint } from '../cost-answers.fixture.ts';
import { drawnPoints, hasCurve, monthsBetween, spentWeeks } from './curve.ts';

it('draws actual cost at today, though the week ends later', () => {
  const points = [
    aCurvePoint({ day: '2026-11-08', actual: '100.00' }),
    aCurvePoint({ day: '2026-11-15', actual: '150.00', forecast: '150.00' }),
    aCurvePoint({ day: '2026-11-22', actual: null, forecast: '200.00' }),
  ];
  const drawn = drawnPoints({ points }, '2026-11-12');
  expect(drawn.map(({ at }) => new Date(at).toISOString().slice(0, 10))).toEqual([
    '2026-11-08',
    '2026-11-12',
    '2026-11-22',
  ]);
  expect(drawn[2]).toMatchObject({ actual: null, forecast: 200 });
});

it('has nothing to draw before anything is spent or planned', () => {
  const nothing = aCurvePoint({ actual: '0.00', forecast: '0.00', plan: null });
  expect(hasCurve({ points: [nothing] })).toBe(false);
  expect(hasCurve({ points: [{ ...nothing, plan: '0.00' }] })).toBe(true);
  expect(hasCurve({ points: [{ ...nothing, actual: '12.50' }] })).toBe(true);
});

it('marks the months, and of a long contract not all of them', () => {
  const months = monthsBetween(Date.parse('2026-02-23'), Date.parse('2026-05-02'));
  expect(months.map((at) => new Date(at).toISOString().slice(0, 10))).toEqual([
    '2026-03-01',
    '2026-04-01',
    '2026-05-01',
  ]);
  expect(monthsBetween(Date.parse('2020-01-01'), Date.parse('2026-01-01')).length).toBe(18);
});

it('leaves out the weeks in which nothing was spent', () => {
  const quiet = aCurvePoint({ day: '2026-11-01' });
  const busy = aCurvePoint({ day: '2026-11-08', hours: '8.000' });
  expect(spentWeeks({ points: [quiet, busy] })).toEqual([busy]);
});
