import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOf } from '../kernel/pence.ts';
import { costHeads } from '../purchase-orders/order-status.ts';
import type { CostMovement } from './cost-figures.ts';
import { type ForecastFacts, forecastOf, type Plan, type Sum } from './forecast.ts';
import { movementsBetween, type PostedSource, withoutPay } from './movements.ts';

const plan = (over: Partial<Plan> = {}): Plan => ({
  head: 'labour',
  budget: '1000.00',
  method: 'budget_left',
  finalCost: null,
  note: null,
  ...over,
});

const sum = (measure: Sum['measure'], amount: string): Sum => ({ measure, head: 'labour', amount });

const facts = (over: Partial<ForecastFacts> = {}): ForecastFacts => ({
  budget: null,
  finishDate: '2026-04-24',
  hasEnded: false,
  progress: undefined,
  plans: [plan()],
  changes: [],
  sums: [sum('actual', '300.00')],
  recent: [],
  firstCosts: [],
  today: '2026-03-05',
  ...over,
});

const none = {
  earlierActual: '0.00',
  earlierOpen: '0.00',
  earlierCommitted: '0.00',
  actual: '0.00',
  open: '0.00',
  committed: '0.00',
};

const posted = (over: Partial<PostedSource> = {}): PostedSource => ({
  source: 'labour',
  sourceId: 1,
  head: 'labour',
  words: 'Harkness',
  party: null,
  quantity: '52.000',
  unit: 'h',
  reason: null,
  ...none,
  isPay: false,
  at: '2026-03-06T16:00:00.000Z',
  day: '2026-03-06',
  ...over,
});

const order = (over: Partial<PostedSource>) =>
  posted({ source: 'order', sourceId: 44, words: 'Order PO-44', ...over });

const moved = (now: Partial<ForecastFacts>, sources: PostedSource[], then = facts()) =>
  movementsBetween(
    then,
    facts({ today: '2026-03-06', ...now }),
    { posted: sources, decided: [] },
    '2026-03-05',
  );

const shown = (movements: readonly CostMovement[]) =>
  movements.map(({ cause, head, effect }) => `${cause} ${head} ${effect}`);

it('cost within the budget moves nothing', () => {
  const sums = [sum('actual', '800.00')];
  const { effect, movements } = moved({ sums }, [posted({ actual: '500.00' })]);
  expect([effect, movements]).toEqual(['0.00', []]);
});

it('cost beyond the budget moves the forecast by what is beyond', () => {
  const sums = [sum('actual', '1300.00')];
  const { effect, movements } = moved({ sums }, [posted({ actual: '1000.00' })]);
  expect(effect).toBe('300.00');
  expect(shown(movements)).toEqual(['cost labour 300.00']);
  expect(movements[0]?.sources).toMatchObject([{ words: 'Harkness', amount: '1000.00' }]);
});

it('an order moves it by what the budget does not have; its delivery moves nothing', () => {
  const ordered = { committed: '900.00', open: '900.00' };
  const sums = [sum('actual', '300.00'), sum('committed', '900.00'), sum('open', '900.00')];
  expect(shown(moved({ sums }, [order(ordered)]).movements)).toEqual(['commitment labour 200.00']);
  const came = [sum('actual', '700.00'), sum('committed', '900.00'), sum('open', '500.00')];
  const delivery = order({ actual: '400.00', open: '-400.00' });
  expect(moved({ sums: came }, [delivery], facts({ sums })).movements).toEqual([]);
});

it('tells late and corrected cost from cost since', () => {
  const sums = [sum('actual', '1120.00')];
  const late = posted({ earlierActual: '750.00' });
  const later = posted({ sourceId: 2, actual: '70.00' });
  // £300 and £750 are £50 over the budget; £70 more came since.
  expect(shown(moved({ sums }, [late, later]).movements)).toEqual([
    'cost labour 70.00',
    'correction labour 50.00',
  ]);
});

it('tells a budget change from a re-estimate', () => {
  const change = { head: 'labour' as const, budgetAmount: '200.00', valueAmount: '0.00' };
  const manual = plan({ method: 'manual', finalCost: '1500.00', note: 'Slower' });
  const { movements, effect } = moved({ changes: [change], plans: [manual] }, []);
  // The final cost by hand is £500 more than the forecast, whatever its budget is.
  expect(shown(movements)).toEqual(['re_estimate labour 500.00']);
  expect(effect).toBe('500.00');
  const budgeted = moved({ changes: [change] }, []);
  expect(shown(budgeted.movements)).toEqual(['budget labour 200.00']);
});

it('names a new assessment of progress', () => {
  const sums = [sum('actual', '560.00')];
  const progress = { percent: '50', spent: '560.00' };
  // £1,000 ÷ 0.8929 = £1,120
  const { movements } = moved({ sums, progress }, [posted({ actual: '260.00' })]);
  expect(shown(movements)).toEqual(['progress labour 120.00']);
});

it('moves a head that is forecast by hand by its re-estimate only', () => {
  const sums = [sum('actual', '560.00')];
  const manual = plan({ method: 'manual', finalCost: '900.00', note: 'Quicker' });
  const change = { head: 'labour' as const, budgetAmount: '200.00', valueAmount: '0.00' };
  const assessed = { sums, plans: [manual], changes: [change] };
  const { movements } = moved(
    { ...assessed, progress: { percent: '50', spent: '560.00' } },
    [],
    facts({ sums, progress: { percent: '40', spent: '560.00' } }),
  );
  // 40% of £1,000 for £560: £1,400 by the CPI, and £900 by hand.
  expect(shown(movements)).toEqual(['re_estimate labour -500.00']);
});

it('says of a head whose own budget is unchanged that the CPI moved it', () => {
  const sums = [sum('actual', '560.00')];
  const plans = [plan(), plan({ head: 'materials' })];
  const progress = { percent: '50', spent: '1250.00' };
  const change = { head: 'materials' as const, budgetAmount: '500.00', valueAmount: '0.00' };
  const then = facts({ sums, plans, progress });
  const { movements } = moved({ sums, plans, progress, changes: [change] }, [], then);
  // Both heads at £1,000 ÷ 0.8 = £1,250; with £2,500 in all, the CPI is 1.00, and labour costs its £1,000.
  expect(shown(movements)).toEqual(['cpi labour -250.00', 'budget materials 250.00']);
});

it('an overrun is drawn from the unallocated budget', () => {
  const then = facts({ budget: '5000.00' });
  const sums = [sum('actual', '1300.00')];
  const { movements, effect } = moved({ sums, budget: '5000.00' }, [posted()], then);
  expect(shown(movements)).toEqual(['cost labour 300.00', 'cost null -300.00']);
  expect(effect).toBe('0.00');
});

it('without permission to see pay, earnings are one line', () => {
  const sums = [sum('actual', '1450.00')];
  const earned = [90, 60].map((pounds, i) =>
    posted({ sourceId: i, actual: `${pounds}.00`, isPay: true }),
  );
  const gang = posted({ sourceId: 9, words: 'Bower', actual: '1000.00' });
  const [movement] = moved({ sums }, [...earned, gang]).movements.map(withoutPay);
  expect(movement?.sources.map(({ words, amount }) => [words, amount])).toEqual([
    ['Pay of employed workers', '150.00'],
    ['Bower', '1000.00'],
  ]);
});

it('names the largest sources, and counts the others', () => {
  const many = Array.from({ length: 25 }, (_, i) =>
    posted({ sourceId: i, actual: `${100 + i}.00` }),
  );
  const [movement] = moved({ sums: [sum('actual', '9999.00')] }, many).movements;
  expect(movement?.sources).toHaveLength(20);
  expect(movement?.sources[0]?.amount).toBe('124.00');
  expect(movement?.otherSources).toBe(5);
});

const pounds = fc.integer({ min: -50_000, max: 200_000 }).map((pence) => (pence / 100).toFixed(2));
const head = fc.constantFrom(...costHeads);
const aPlan = fc.record({
  head,
  budget: fc.integer({ min: 0, max: 2000 }).map((budget) => `${budget}.00`),
  method: fc.constantFrom('budget_left' as const, 'run_rate' as const, 'manual' as const),
  finalCost: fc.integer({ min: 0, max: 3000 }).map((final) => `${final}.00`),
  note: fc.constant('By hand'),
});
const plans = fc.uniqueArray(aPlan, { selector: ({ head }) => head, maxLength: 6 });
const aSource = fc.record({
  head,
  earlierActual: pounds,
  actual: pounds,
  open: pounds,
  committed: pounds,
});

it('whatever happened, the movements add up to the difference of the two forecasts', () => {
  const done = fc
    .option(fc.integer({ min: 0, max: 100 }), { nil: undefined })
    .map((percent) =>
      percent === undefined ? undefined : { percent: String(percent), spent: '400.00' },
    );
  const budget = fc.option(fc.constant('6000.00'));
  const happened = fc.record({
    ...{ plansThen: plans, plansNow: plans, doneThen: done, doneNow: done, budget },
    sources: fc.array(aSource, { maxLength: 6 }),
  });
  fc.assert(
    fc.property(happened, ({ plansThen, plansNow, doneThen, doneNow, budget, sources }) => {
      const then = facts({ plans: plansThen, progress: doneThen, budget });
      const lines = sources.map((source, i) => posted({ ...source, sourceId: i }));
      const sums = lines.flatMap(({ head, earlierActual, actual, open, committed }) => [
        { measure: 'actual' as const, head, amount: sumOf([earlierActual, actual]) },
        { measure: 'open' as const, head, amount: open },
        { measure: 'committed' as const, head, amount: committed },
      ]);
      const now = { plans: plansNow, progress: doneNow, budget, sums: [...then.sums, ...sums] };
      const { effect, forecastNow, forecastThen, movements } = moved(now, lines, then);
      expect(sumOf(movements.map((movement) => movement.effect))).toBe(effect);
      expect(sumOf([forecastThen, effect])).toBe(forecastNow);
      const { total } = forecastOf(facts({ today: '2026-03-06', ...now }));
      expect(forecastNow).toBe((Number(total.forecast) / 100).toFixed(2));
    }),
    { numRuns: 300 },
  );
});
