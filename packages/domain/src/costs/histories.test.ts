import fc from 'fast-check';
import { expect, it } from 'vitest';
import { penceOf } from '../kernel/pence.ts';
import { instantAfter } from '../labour/clock.ts';
import { pauseReasons, type Segment } from '../labour/labour-session.ts';
import { aPlantHire } from '../plant/plant-hire.fixture.ts';
import { lineTotalOf } from '../purchase-orders/line-maths.ts';
import { costHeads } from '../purchase-orders/order-status.ts';
import type { CostLine } from './cost-line.ts';
import { type Measure, measures } from './cost-words.ts';
import { type Forecast, type ForecastFacts, forecastOf } from './forecast.ts';
import { linesOfHire } from './lines-of-hire.ts';
import { linesOfDeliveries, linesOfOrder } from './lines-of-order.ts';
import { linesOfSession } from './lines-of-session.ts';
import { postingsFor } from './postings.ts';
import { defaultCosts } from './settings.ts';

const today = '2026-03-13';
const days = ['2026-03-02', '2026-03-05', '2026-03-07', '2026-03-11'] as const;

const rate = fc.integer({ min: 0, max: 9_999 }).map((pence) => (pence / 100).toFixed(2));
const quantity = fc.integer({ min: 1, max: 99_999 }).map((size) => (size / 1000).toFixed(3));
const day = fc.constantFrom(...days);
const head = fc.constantFrom(...costHeads);

/** What one source should have in the book after one of its changes. */
type State = CostLine[];

const stretch = fc.record({
  length: fc.integer({ min: 0, max: 20_000_000 }),
  reason: fc.option(fc.constantFrom(...pauseReasons)),
  isPaid: fc.boolean(),
});

const crew: fc.Arbitrary<State> = fc
  .record({
    day,
    operatives: fc.integer({ min: 1, max: 9 }),
    hourlyRate: fc.option(rate),
    stretches: fc.array(stretch, { minLength: 1, maxLength: 5 }),
  })
  .map(({ day, operatives, hourlyRate, stretches }) => {
    let at = `${day}T07:00:00.000Z`;
    const segments = stretches.map(({ length, reason, isPaid }): Segment => {
      const startedAt = at;
      at = instantAfter(at, length);
      const kind = reason ? 'pause' : 'work';
      return { id: 1, kind, reason, note: null, isPaid: isPaid || !reason, startedAt, endedAt: at };
    });
    const startedAt = `${day}T07:00:00.000Z`;
    const who = { projectId: 1, crewKind: 'gang', name: 'Harkness', company: null } as const;
    return linesOfSession(
      { ...who, operatives, hourlyRate, startedAt, segments, paidBefore: [] },
      { ...defaultCosts, overtime: [{ from: '2026-03-01', after: '4.00', factor: '1.50' }] },
      at,
    );
  });

const hire: fc.Arbitrary<State> = fc
  .record({
    day,
    rate: fc.option(rate),
    ratePer: fc.constantFrom('day' as const, 'week' as const),
    weekendRule: fc.constantFrom('charged' as const, 'free' as const),
    minimumDays: fc.integer({ min: 1, max: 7 }),
    noticeOn: fc.option(day),
    usedOn: fc.option(day),
  })
  .map(({ day, noticeOn, usedOn, ...terms }) =>
    linesOfHire(
      {
        ...aPlantHire({ ...terms, onHireAt: `${day}T07:30:00.000Z` }),
        offHireNoticeAt: noticeOn && `${noticeOn}T12:00:00.000Z`,
        breakdowns: [],
        worked: [],
        usedOn: usedOn ? [usedOn] : [],
      },
      today,
    ),
  );

const order: fc.Arbitrary<State> = fc
  .record({
    head,
    on: day,
    quantity,
    unitPrice: rate,
    isApproved: fc.boolean(),
    closedOn: fc.option(day),
    loads: fc.array(fc.record({ date: day, received: quantity, unitPrice: rate }), {
      maxLength: 4,
    }),
  })
  .map(({ head, on, quantity, unitPrice, isApproved, closedOn, loads }) => {
    const line = { id: 1, quantity, unitPrice, discountRate: '2.5' };
    const approved = { projectId: 1, on, net: lineTotalOf(line), lines: [line], closedOn };
    const came = loads.map((load, i) => ({
      ...load,
      id: i,
      deliveryId: i,
      lineId: 1,
      projectId: 1,
      description: 'Blocks',
      unit: 'nr',
      rejected: '0',
      discountRate: '2.5',
    }));
    const whole = {
      head,
      supplierName: 'Pennick',
      poNumber: null,
      approved: isApproved ? approved : null,
      loads: came,
    };
    return [...linesOfOrder(whole), ...linesOfDeliveries(whole)];
  });

/** Each source in its states, one after the other; in the last of them it may be gone. */
const source = fc.array(fc.oneof(crew, hire, order, fc.constant<State>([])), {
  minLength: 1,
  maxLength: 3,
});

/** Whose turn it is, twice, and after which turns the book is settled. */
const history = fc.array(source, { minLength: 1, maxLength: 5 }).chain((sources) => {
  const turns = sources.flatMap((states, i) => states.map(() => i));
  const order = fc.shuffledSubarray(turns, { minLength: turns.length, maxLength: turns.length });
  return fc.record({ sources: fc.constant(sources), one: order, other: order });
});

/** Turn by turn; `isSettled` says whether the book is brought up to date after it. */
function replay(
  sources: readonly State[][],
  turns: readonly number[],
  isSettled: (turn: number) => boolean,
): CostLine[] {
  const books = sources.map((): CostLine[] => []);
  const states = sources.map(() => -1);
  const settle = () =>
    books.forEach((book, i) => {
      book.push(...postingsFor(sources[i]?.[states[i] ?? -1] ?? [], book));
    });
  turns.forEach((i, turn) => {
    states[i] = (states[i] ?? -1) + 1;
    if (isSettled(turn)) settle();
  });
  settle();
  return books.flat();
}

const plans = costHeads.map((head, i) => ({
  head,
  budget: '20000.00',
  method: (['budget_left', 'run_rate', 'manual'] as const)[i % 3] ?? 'manual',
  toComplete: '123.45',
  note: 'By hand',
}));

const figuresOf = (rows: readonly CostLine[]): Forecast => {
  const facts: ForecastFacts = {
    budget: '130000.00',
    finishDate: '2026-06-30',
    plans,
    changes: [],
    sums: rows,
    recent: rows.filter(({ measure }) => measure === 'actual'),
    today,
  };
  return forecastOf(facts);
};

const sumOfRows = (rows: readonly CostLine[], wanted: Measure): bigint =>
  rows
    .filter(({ measure }) => measure === wanted)
    .reduce((sum, { amount }) => sum + penceOf(amount), 0n);

it('whatever happens, in whatever order, the figures are the sums of their rows', () => {
  fc.assert(
    fc.property(history, ({ sources, one, other }) => {
      const rows = replay(sources, one, () => true);
      const { heads, total } = figuresOf(rows);
      for (const { actual, open, toComplete, forecast } of [...heads, total])
        expect(actual + open + toComplete).toBe(forecast);
      for (const measure of measures) expect(sumOfRows(rows, measure)).toBe(total[measure]);
      const now = sources.flatMap((states) => states.at(-1) ?? []);
      expect(figuresOf(now)).toEqual({ heads, total, unallocated: expect.anything() });
      const again = replay(sources, other, (turn) => turn % 3 === 0);
      expect(figuresOf(again)).toEqual(figuresOf(rows));
    }),
    { numRuns: 500 },
  );
}, 60_000);

it('what is settled is settled: asking again enters nothing', () => {
  fc.assert(
    fc.property(source, (states) => {
      const last = states.at(-1) ?? [];
      const book = postingsFor(last, []);
      expect(postingsFor(last, book)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
