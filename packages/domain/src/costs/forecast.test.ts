import { describe, expect, it } from 'vitest';
import { poundsOf } from '../kernel/pence.ts';
import { percentOf } from '../kernel/percent.ts';
import { alertsOf } from './analysis.ts';
import { curveOf } from './curve.ts';
import { type ForecastFacts, forecastOf, type Plan } from './forecast.ts';

const plan = (over: Partial<Plan> = {}): Plan => ({
  head: 'labour',
  budget: '1000.00',
  method: 'budget_left',
  finalCost: null,
  note: null,
  ...over,
});
const spent = (amount: string) => ({ measure: 'actual' as const, head: 'labour' as const, amount });
const facts = (over: Partial<ForecastFacts> = {}): ForecastFacts => ({
  budget: null,
  finishDate: '2026-04-24',
  hasEnded: false,
  progress: undefined,
  plans: [plan()],
  changes: [],
  sums: [spent('300.00')],
  recent: [spent('200.00')],
  firstCosts: [{ head: 'labour', day: '2026-01-05' }],
  today: '2026-03-06',
  ...over,
});
const labour = (over: Partial<ForecastFacts> = {}) => {
  const { heads } = forecastOf(facts(over));
  return heads.find(({ head }) => head === 'labour');
};

describe('what is still to be spent', () => {
  it('is what is left of the budget, and never less than nothing', () => {
    expect(labour()?.toComplete).toBe(70_000n);
    expect(labour({ sums: [spent('1000.00')] })?.why).toMatch(/^Remaining budget: /);
  });

  it.each([
    [{}, 'Actual cost and open orders are already above this head’s budget, by £200.00.'],
    [
      { progress: { percent: '50', spent: '400.00' } },
      'Actual cost and open orders are already above this head’s budget, by £200.00.',
    ],
    [
      { progress: { percent: '50', spent: '560.00' } },
      'Actual cost and open orders are already above the revised budget ÷ CPI of 0.89.',
    ],
    [{ plans: [] }, 'No budget for this head: only actual cost and open orders count.'],
  ])('is nothing where a head is over its budget, and says so: %j', (over, why) => {
    expect(labour({ sums: [spent('1200.00')], ...over })).toMatchObject({ toComplete: 0n, why });
  });

  it('is as much a working day as in the last four weeks', () => {
    // £200 on 20 working days; 33 are left to the finish, without the two of Easter.
    expect(labour({ plans: [plan({ method: 'run_rate' })] })?.toComplete).toBe(33_000n);
    expect(labour({ plans: [plan({ method: 'run_rate' })] })?.why).toBe(
      'Run rate: £10.00 a working day for 33 working days.',
    );
  });

  it('is a final cost less what is spent and ordered, and never less than nothing', () => {
    const plans = [plan({ method: 'manual', finalCost: '900.00', note: 'Almost done' })];
    const open = { ...spent('250.00'), measure: 'open' as const };
    expect(labour({ plans })?.toComplete).toBe(60_000n);
    expect(labour({ plans, sums: [spent('300.00'), open] })).toMatchObject({
      toComplete: 35_000n,
      forecast: 90_000n,
      why: 'Final cost of £900.00, entered by hand.',
    });
    expect(labour({ plans, sums: [spent('950.00')] })).toMatchObject({
      toComplete: 0n,
      forecast: 95_000n,
      why: 'Final cost of £900.00, entered by hand: actual cost and open orders are already above it.',
    });
  });

  const assessed = (percent: string, spent: string) => ({ progress: { percent, spent } });

  it('is the remaining work at the CPI so far, where that is more than the budget has left', () => {
    // Half done: £500 earned for £560, a CPI of 0.89. The head costs 1,000 × 560 ÷ 500 = 1,120.
    expect(labour({ sums: [spent('560.00')], ...assessed('50', '560.00') })).toMatchObject({
      toComplete: 56_000n,
      forecast: 112_000n,
      why: 'Revised budget ÷ CPI of 0.89, less actual cost and open orders.',
    });
    // £500 earned for £400.
    expect(labour({ sums: [spent('400.00')], ...assessed('50', '400.00') })).toMatchObject({
      toComplete: 60_000n,
      why: 'Remaining budget: the contract’s CPI is 1.25, not below 1.',
    });
    // £500 earned for £502, 0.996: it is shown as 1.00, and counts as 1.
    expect(labour({ sums: [spent('502.00')], ...assessed('50', '502.00') })).toMatchObject({
      toComplete: 49_800n,
      why: 'Remaining budget: the contract’s CPI is 1.00, not below 1.',
    });
  });

  it('stays as it is while money is spent as expected, until progress is assessed again', () => {
    const sums = [spent('900.00'), { ...spent('150.00'), measure: 'open' as const }];
    const head = labour({ sums, ...assessed('50', '560.00') });
    expect(head).toMatchObject({ toComplete: 7_000n, forecast: 112_000n });
    expect(labour({ sums: [spent('1150.00')], ...assessed('50', '560.00') })).toMatchObject({
      toComplete: 0n,
      forecast: 115_000n,
    });
  });

  it('does not depend on what other heads spend', () => {
    const other = { ...spent('9999.00'), head: 'plant' as const };
    const [one, both] = [[spent('560.00')], [spent('560.00'), other]].map((sums) =>
      labour({ sums, ...assessed('50', '560.00') }),
    );
    expect(both?.forecast).toBe(one?.forecast);
  });

  it('takes no CPI from the first tenth of the work', () => {
    expect(labour({ sums: [spent('300.00')], ...assessed('9.99', '300.00') })).toMatchObject({
      toComplete: 70_000n,
      why: 'Remaining budget: the CPI is used from 10% complete.',
    });
  });

  it('is nothing when the contract has ended or all work is done, but for a final cost by hand', () => {
    const over = { budget: '5000.00', hasEnded: true };
    expect(forecastOf(facts(over)).total).toMatchObject({ toComplete: 0n, forecast: 30_000n });
    expect(labour(over)?.why).toBe('The contract has ended.');
    expect(
      forecastOf(facts({ budget: '5000.00', ...assessed('100', '300.00') })).total.toComplete,
    ).toBe(0n);
    const plans = [plan({ method: 'manual', finalCost: '340.00', note: 'Snagging' })];
    expect(labour({ ...over, plans })?.toComplete).toBe(4_000n);
  });

  it.each([
    [{ firstCosts: [] }, 'Run rate needs 20 working days of costs, and there are 0.'],
    [
      { firstCosts: [{ head: 'labour' as const, day: '2026-02-10' }] },
      'Run rate needs 20 working days of costs, and there are 19.',
    ],
    [{ finishDate: null }, 'Run rate needs a finish date.'],
    [{ finishDate: '2026-03-06' }, 'Run rate stops at the finish date, which has passed.'],
  ])('says why it is not a run rate yet: %j', (over, why) => {
    const head = labour({ plans: [plan({ method: 'run_rate' })], ...over });
    expect(head).toMatchObject({
      toComplete: 70_000n,
      why: `${why} Remaining budget: progress has not been assessed yet.`,
    });
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
    { head: 'labour', level: 95, message: '95.5% of the labour budget is spent or ordered' },
  ]);
  expect(alertsOf(heads, [96])).toEqual([]);
});

it('there is no share of nothing', () => {
  expect([percentOf(1n, 0n), percentOf(1n, 3n)]).toEqual([null, '33.3']);
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
