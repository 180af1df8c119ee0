import fc from 'fast-check';
import { expect, it } from 'vitest';
import { penceOf, poundsOf } from '../kernel/pence.ts';
import { instantAfter } from '../labour/clock.ts';
import { pauseReasons, type Segment } from '../labour/labour-session.ts';
import { aPlantHire } from '../plant/plant-hire.fixture.ts';
import { chargeEnds } from '../plant/plant-hire.ts';
import { lineTotalOf } from '../purchase-orders/line-maths.ts';
import { costHeads } from '../purchase-orders/order-status.ts';
import type { CostLine } from './cost-line.ts';
import { measures } from './cost-values.ts';
import { type Forecast, type ForecastFacts, forecastOf } from './forecast.ts';
import { linesOfCost } from './lines-of-entry.ts';
import { linesOfHire } from './lines-of-hire.ts';
import { linesOfDeliveries, linesOfOrder } from './lines-of-order.ts';
import { linesOfSession } from './lines-of-session.ts';
import { postingsFor } from './postings.ts';
import { type CrewMember, unnamedMember } from './rate-of.ts';
import { defaultCosts } from './settings.ts';
import { standingOf, tallyOf } from './tally.ts';

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

const member: fc.Arbitrary<CrewMember> = fc.record({
  paidBefore: fc.integer({ min: 0, max: 30_000_000 }),
  dayRateBefore: fc.integer({ min: 0, max: 20_000_000 }),
  rates: fc.option(
    fc.record({
      hourlyRate: fc.option(rate),
      dayRate: fc.option(rate),
      overtimeRate: fc.option(rate),
    }),
  ),
  registerRate: fc.option(rate),
  trade: fc.option(fc.constantFrom('Joiner', 'Roofer')),
});

const settings = {
  ...defaultCosts,
  tradeRates: [{ trade: 'joiner', hourlyRate: '23.45' }],
  overtime: [{ from: '2026-03-01', after: '4.00', factor: '1.50' }],
};

/** From the morning on, or from the evening over midnight. */
const crew: fc.Arbitrary<State> = fc
  .record({
    startedAt: fc
      .tuple(day, fc.constantFrom('07:00', '22:30'))
      .map(([on, at]) => `${on}T${at}:00.000Z`),
    crewKind: fc.constantFrom('gang' as const, 'worker' as const),
    operatives: fc.integer({ min: 1, max: 9 }),
    jobRole: fc.option(fc.constantFrom('Joiner', 'Roofer')),
    members: fc.array(member, { maxLength: 3 }),
    hourlyRate: fc.option(rate),
    stretches: fc.array(stretch, { minLength: 1, maxLength: 5 }),
  })
  .map(({ startedAt, stretches, ...crew }) => {
    let at = startedAt;
    const segments = stretches.map(({ length, reason, isPaid }): Segment => {
      const startedAt = at;
      at = instantAfter(at, length);
      const kind = reason ? 'pause' : 'work';
      const times = { startedAt, endedAt: at, deviceAt: null };
      return { id: 1, kind, reason, note: null, isPaid: isPaid || !reason, ...times };
    });
    const who = { projectId: 1, name: 'Harkness', company: null };
    return linesOfSession({ ...who, ...crew, startedAt, segments }, settings, at);
  });

/** With notice and without, away and back, broken and repaired. */
const hire: fc.Arbitrary<State> = fc
  .record({
    day,
    rate: fc.option(rate),
    ratePer: fc.constantFrom('day' as const, 'week' as const),
    weekendRule: fc.constantFrom('charged' as const, 'free' as const),
    minimumDays: fc.integer({ min: 1, max: 7 }),
    chargedUntil: fc.constantFrom(...chargeEnds),
    noticeDays: fc.integer({ min: 0, max: 7 }),
    noticeOn: fc.option(day),
    collectedOn: fc.option(day),
    brokenOn: fc.option(day),
    isRepaired: fc.boolean(),
    usedOn: fc.option(day),
  })
  .map(({ day, noticeOn, collectedOn, brokenOn, isRepaired, usedOn, ...terms }) => {
    const at = (on: string) => `${on}T12:00:00.000Z`;
    const repairedAt = isRepaired ? at(today) : null;
    return linesOfHire(
      {
        ...aPlantHire({ ...terms, onHireAt: `${day}T07:30:00.000Z` }),
        status: collectedOn ? 'collected' : 'on_hire',
        offHireNoticeAt: noticeOn && at(noticeOn),
        collectedAt: collectedOn && at(collectedOn),
        breakdowns: brokenOn ? [{ reason: 'Hose', brokeDownAt: at(brokenOn), repairedAt }] : [],
        worked: [],
        usedOn: usedOn ? [usedOn] : [],
      },
      today,
    );
  });

/** Entered by hand; a credit note is negative. */
const cost: fc.Arbitrary<State> = fc
  .record({ head, date: day, pence: fc.integer({ min: -99_999, max: 99_999 }) })
  .map(({ pence, ...entry }) =>
    linesOfCost({
      ...entry,
      ...{ projectId: 1, description: 'Permit', reference: null, supplierName: null },
      amount: poundsOf(BigInt(pence)),
    }),
  );

const order: fc.Arbitrary<State> = fc
  .record({
    head,
    on: day,
    quantity,
    unitPrice: rate,
    isApproved: fc.boolean(),
    closedOn: fc.option(day),
    loads: fc.array(
      fc.record({ date: day, received: quantity, isRejected: fc.boolean(), unitPrice: rate }),
      { maxLength: 4 },
    ),
  })
  .map(({ head, on, quantity, unitPrice, isApproved, closedOn, loads }) => {
    const line = { id: 1, quantity, unitPrice, discountRate: '2.5' };
    const approved = {
      projectId: 1,
      on,
      net: lineTotalOf(line),
      revision: 0,
      lines: [line],
      closedOn,
    };
    const came = loads.map(({ isRejected, ...load }, i) => ({
      ...load,
      rejected: isRejected ? load.received : '0',
      id: i,
      deliveryId: i,
      lineId: 1,
      projectId: 1,
      description: 'Blocks',
      unit: 'nr',
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

/** A source in its states, one after the other, from head to head; it may be gone, and come back. */
const source = fc.constantFrom(crew, hire, order, cost).chain((kind) =>
  fc.array(fc.oneof({ weight: 3, arbitrary: kind }, fc.constant<State>([])), {
    minLength: 1,
    maxLength: 4,
  }),
);

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
  finalCost: '15000.00',
  note: 'By hand',
}));

const figuresOf = (rows: readonly CostLine[]): Forecast => {
  const facts: ForecastFacts = {
    budget: '130000.00',
    finishDate: '2026-06-30',
    hasEnded: false,
    progress: { percent: '40', spent: '60000.00' },
    plans,
    changes: [],
    sums: rows,
    recent: rows.filter(({ measure }) => measure === 'actual'),
    firstCosts: costHeads.map((head) => ({ head, day: '2026-01-05' })),
    today,
  };
  return forecastOf(facts);
};

const sumOfRows = (rows: readonly CostLine[]): bigint =>
  rows.reduce((sum, { amount }) => sum + penceOf(amount), 0n);

/** What is there of each kind of line, without those that were taken back altogether. */
const netOf = (rows: readonly CostLine[]): CostLine[] =>
  postingsFor(rows, []).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** The rows behind a figure add up to it to the penny. */
function expectRowsBehind(rows: readonly CostLine[]): void {
  const { heads, total } = figuresOf(rows);
  for (const { actual, open, toComplete, forecast } of [...heads, total])
    expect(actual + open + toComplete).toBe(forecast);
  for (const measure of measures) {
    const measured = rows.filter((row) => row.measure === measure);
    expect(sumOfRows(measured)).toBe(total[measure]);
    for (const of of heads)
      expect(sumOfRows(measured.filter(({ head }) => head === of.head))).toBe(of[measure]);
  }
  for (const { reason, cost } of standingOf(rows.map(tallyOf))) {
    const stood = rows.filter((row) => row.reason === reason && tallyOf(row).pricing !== 'unpaid');
    expect(poundsOf(sumOfRows(stood))).toBe(cost);
  }
}

it('whatever happens, in whatever order, the figures are the sums of their rows', () => {
  fc.assert(
    fc.property(history, ({ sources, one, other }) => {
      const rows = replay(sources, one, () => true);
      expectRowsBehind(rows);
      const now = sources.flatMap((states) => states.at(-1) ?? []);
      expect(figuresOf(now)).toEqual(figuresOf(rows));
      expect(netOf(rows)).toEqual(netOf(now));
      const again = replay(sources, other, (turn) => turn % 3 === 0);
      expect(figuresOf(again)).toEqual(figuresOf(rows));
      expect(netOf(again)).toEqual(netOf(rows));
      for (const end of days) {
        const to = (all: readonly CostLine[]) => all.filter((line) => line.day <= end);
        expect(figuresOf(to(again))).toEqual(figuresOf(to(now)));
      }
    }),
    { numRuns: 100 },
  );
}, 120_000);

it('a day in many sessions has the overtime of one', () => {
  const aTenth = 360_000;
  const session = (time: number, paidBefore: number): CostLine[] => {
    const startedAt = '2026-03-02T07:00:00.000Z';
    const endedAt = instantAfter(startedAt, time);
    const work = { id: 1, kind: 'work', reason: null, note: null, isPaid: true } as const;
    const who = { projectId: 1, crewKind: 'worker', name: 'Ann Ray', company: null } as const;
    const crew = { ...who, jobRole: null, operatives: 1 };
    const rated = { hourlyRate: '20.00', members: [{ ...unnamedMember, paidBefore }] };
    const segments = [{ ...work, startedAt, endedAt, deviceAt: null }];
    return linesOfSession({ ...crew, ...rated, startedAt, segments }, settings, endedAt);
  };
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 6 }),
      (parts) => {
        const times = parts.map((part) => part * aTenth);
        const whole = times.reduce((sum, time) => sum + time, 0);
        const one = session(whole, 0);
        const many = times.flatMap((time, i) =>
          session(
            time,
            times.slice(0, i).reduce((sum, before) => sum + before, 0),
          ),
        );
        expect(sumOfRows(many)).toBe(sumOfRows(one));
      },
    ),
  );
});

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
