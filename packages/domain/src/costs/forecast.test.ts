import { describe, expect, it } from 'vitest';
import { poundsOf } from '../kernel/pence.ts';
import { percentOf } from '../kernel/percent.ts';
import { alertsOf } from './analysis.ts';
import { changesBetween, mergePayLines } from './changes.ts';
import { curveOf } from './curve.ts';
import { type ForecastFacts, forecastOf, type Plan } from './forecast.ts';

const plan = (over: Partial<Plan> = {}): Plan => ({
  head: 'labour',
  budget: '1000.00',
  method: 'budget_left',
  toComplete: null,
  note: null,
  ...over,
});
const spent = (amount: string) => ({ measure: 'actual' as const, head: 'labour' as const, amount });
const facts = (over: Partial<ForecastFacts> = {}): ForecastFacts => ({
  budget: null,
  finishDate: '2026-04-24',
  plans: [plan()],
  changes: [],
  sums: [spent('300.00')],
  recent: [spent('200.00')],
  today: '2026-03-06',
  ...over,
});
const labour = (over: Partial<ForecastFacts> = {}) => {
  const { heads } = forecastOf(facts(over));
  return heads.find(({ head }) => head === 'labour');
};

const aCrew = (effect: string) => ({
  source: 'labour' as const,
  sourceId: 1,
  head: 'labour' as const,
  words: 'Harkness',
  party: null,
  quantity: '52.000',
  unit: 'h',
  reason: null,
  isPay: false,
  effect,
  at: '2026-03-06T16:00:00.000Z',
  day: '2026-03-06',
});

describe('what is still to be spent', () => {
  it('is what is left of the budget, and never less than nothing', () => {
    expect(labour()?.toComplete).toBe(70_000n);
    expect(labour({ sums: [spent('1200.00')] })?.toComplete).toBe(0n);
  });

  it('is as much a working day as in the last four weeks', () => {
    // £200 on 20 working days; 33 are left to the finish, without the two of Easter.
    expect(labour({ plans: [plan({ method: 'run_rate' })] })?.toComplete).toBe(33_000n);
    const late = { plans: [plan({ method: 'run_rate' })], finishDate: '2026-03-05' };
    expect(labour(late)?.toComplete).toBe(0n);
  });

  it('is the manual figure', () => {
    const manual = plan({ method: 'manual', toComplete: '42.00', note: 'Almost done' });
    expect(labour({ plans: [manual] })?.forecast).toBe(34_200n);
  });
});

it('a contract whose budget no head has is expected to spend it', () => {
  const { unallocated, total } = forecastOf(facts({ budget: '5000.00', plans: [] }));
  expect(poundsOf(unallocated.toComplete)).toBe('4700.00');
  expect(poundsOf(total.forecast)).toBe('5000.00');
});

it('alerts at each level that spent plus ordered has reached', () => {
  const sums = [spent('800.00'), { ...spent('155.00'), measure: 'open' as const }];
  const { heads } = forecastOf(facts({ sums }));
  expect(alertsOf(heads, [80, 95, 100])).toEqual([
    { head: 'labour', level: 95, message: 'Labour has used 95% of its budget' },
  ]);
  expect(alertsOf(heads, [96])).toEqual([]);
});

it('there is no share of nothing', () => {
  expect([percentOf(1n, 0n), percentOf(1n, 3n)]).toEqual([null, '33.3']);
});

it('what moved the forecast adds up', () => {
  const then = forecastOf(facts({ sums: [] }));
  const now = forecastOf(facts({ sums: [spent('1300.00')] }));
  const { effect, changes } = changesBetween(then, now, [aCrew('1300.00')], [], '2026-03-05');
  expect(effect).toBe('300.00');
  expect(changes.map(({ words, effect }) => `${words} ${effect}`)).toEqual([
    'Harkness 1300.00',
    'Absorbed by the remaining labour budget -1000.00',
  ]);
});

it('reversed costs move nothing, even with another reason', () => {
  const at = forecastOf(facts());
  const waited = { ...aCrew('40.00'), reason: 'weather' };
  const lines = [waited, { ...waited, reason: 'delivery', effect: '-40.00' }];
  const plant = { ...aCrew('-40.00'), head: 'plant' as const };
  expect(changesBetween(at, at, lines, [], '2026-03-05').changes).toEqual([]);
  expect(changesBetween(at, at, [waited, plant], [], '2026-03-05').changes).toHaveLength(2);
});

it('without permission to see pay, earnings are one line', () => {
  const at = forecastOf(facts());
  const earned = ['90.00', '60.00'].map((effect) => ({ ...aCrew(effect), isPay: true }));
  const { changes } = changesBetween(at, at, [...earned, aCrew('10.00')], [], '2026-03-05');
  expect(
    mergePayLines(changes).map(({ words, effect, sourceId }) => [words, effect, sourceId]),
  ).toEqual([
    ['Pay of employed workers', '150.00', null],
    ['Harkness', '10.00', 1],
  ]);
});

it('small changes are added up if there are very many', () => {
  const at = forecastOf(facts());
  const many = Array.from({ length: 250 }, (_, i) => aCrew(i < 200 ? '10.00' : '0.50'));
  const { effect, changes } = changesBetween(at, at, many, [], '2026-03-05');
  expect(changes).toHaveLength(201);
  expect(changes.at(-1)).toMatchObject({
    words: '50 smaller changes',
    head: null,
    effect: '25.00',
  });
  expect(effect).toBe('2025.00');
});

it('the curve runs from the first week to the finish', () => {
  const day = { day: '2026-03-02', head: 'labour' as const, amount: '300.00', hours: '12.000' };
  const dates = { startDate: '2026-03-02', finishDate: '2026-03-29' };
  const running = { ...day, day: '2026-03-08', amount: '20.00', hours: '1.000' };
  const { points } = curveOf([day, running], dates, forecastOf(facts()), '2026-03-06');
  expect(points.map(({ day }) => day)).toEqual([
    '2026-03-08',
    '2026-03-15',
    '2026-03-22',
    '2026-03-29',
  ]);
  expect(points[0]).toMatchObject({ actual: '320.00', forecast: '320.00', hours: '13.000' });
  expect(points[0]?.byHead).toMatchObject({ labour: '320.00', plant: '0.00' });
  expect(points.at(-1)).toMatchObject({ actual: null, plan: '1000.00', forecast: '1000.00' });
});
