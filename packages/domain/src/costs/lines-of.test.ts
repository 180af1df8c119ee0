import { describe, expect, it } from 'vitest';
import { sumOf } from '../kernel/pence.ts';
import type { Segment } from '../labour/labour-session.ts';
import { costOf } from '../plant/charge.ts';
import { aPlantHire } from '../plant/plant-hire.fixture.ts';
import { isPay } from './cost-line.ts';
import { type CostedEntry, linesOfEntry } from './lines-of-entry.ts';
import { type CostedHire, linesOfHire } from './lines-of-hire.ts';
import {
  type CostedOrder,
  linesOfDeliveries,
  linesOfOrder,
  type PricedDelivery,
} from './lines-of-order.ts';
import { type CostedSession, finishedPart, linesOfSession } from './lines-of-session.ts';
import { unnamedMember } from './rate-of.ts';
import { defaultCosts } from './settings.ts';

const summaryOf = (lines: readonly { part: string; reason: string | null; amount: string }[]) =>
  lines.map(({ part, reason, amount }) => [part, reason, amount].filter(Boolean).join(' '));

describe('a crew', () => {
  const from = (start: string, end: string | null, over: Partial<Segment> = {}): Segment => ({
    id: 1,
    kind: 'work',
    reason: null,
    note: null,
    isPaid: true,
    startedAt: `2026-03-02T${start}:00.000Z`,
    endedAt: end && `2026-03-02T${end}:00.000Z`,
    deviceAt: null,
    ...over,
  });
  const rest = { kind: 'pause', reason: 'lunch', isPaid: false } as const;
  const rain = { kind: 'pause', reason: 'weather' } as const;
  const crew: CostedSession = {
    projectId: 1,
    crewKind: 'gang',
    name: 'Harkness',
    company: null,
    operatives: 4,
    hourlyRate: '25.00',
    startedAt: '2026-03-02T08:00:00.000Z',
    jobRole: null,
    members: [],
    segments: [
      from('08:00', '12:00'),
      from('12:00', '12:30', rest),
      from('12:30', '14:00'),
      from('14:00', '15:00', rain),
      from('15:00', null),
    ],
  };
  const at = '2026-03-02T18:30:00.000Z';

  it('costs its work and its waiting, and nothing for its lunch', () => {
    // 4 + 1.5 + 3.5 hours of work, one of rain, four people at £25.
    const lines = linesOfSession(crew, defaultCosts, at);
    expect(summaryOf(lines)).toEqual([
      'work 900.00',
      'waiting weather 100.00',
      'unpaid lunch 0.00',
    ]);
    expect(lines.map(({ quantity }) => quantity)).toEqual(['36.000', '4.000', '2.000']);
  });

  it('has in the book only what of it is over', () => {
    const lines = linesOfSession(finishedPart(crew), defaultCosts, at);
    expect(lines[0]).toMatchObject({ part: 'work', quantity: '22.000', amount: '550.00' });
  });

  it('without a rate has its hours and no price', () => {
    const [work] = linesOfSession({ ...crew, hourlyRate: null }, defaultCosts, at);
    expect(work).toMatchObject({ quantity: '36.000', rate: null, amount: '0.00' });
  });

  it('is paid half as much again for what goes beyond eight hours', () => {
    // Ten paid hours: two of them for four people at £12.50 more.
    const rule = { from: '2026-03-01', after: '8.00', factor: '1.50' };
    const lines = linesOfSession(crew, { ...defaultCosts, overtime: [rule] }, at);
    expect(summaryOf(lines).at(-1)).toBe('overtime 100.00');
    const later = { ...rule, from: '2026-03-03' };
    expect(linesOfSession(crew, { ...defaultCosts, overtime: [later] }, at)).toHaveLength(3);
  });

  it('is paid for the day of each person whom we know by name, however often they clocked in', () => {
    const rule = { from: '2026-03-01', after: '8.00', factor: '1.50' };
    const hours = (...all: number[]) => all.map((one) => one * 3_600_000);
    const overtime = (before: number[]) => {
      const members = before.map((paidBefore) => ({ ...unnamedMember, paidBefore }));
      const segments = [from('08:00', '14:00')];
      const settings = { ...defaultCosts, overtime: [rule] };
      const lines = linesOfSession({ ...crew, segments, members }, settings, at);
      return summaryOf(lines).slice(1);
    };
    // Six hours after six are twelve, four of them beyond eight; the two without a name have six.
    expect(overtime(hours(6, 6))).toEqual(['overtime 100.00']);
    expect(overtime(hours(2, 0))).toEqual([]);
    // Who was beyond it before is paid for these six hours only.
    expect(overtime(hours(10))).toEqual(['overtime 75.00']);
  });

  it('of one person shows what they earn; a machine is charged by its hire', () => {
    const worker = linesOfSession({ ...crew, crewKind: 'worker' }, defaultCosts, at);
    expect(worker.every(isPay)).toBe(true);
    expect(linesOfSession({ ...crew, crewKind: 'plant' }, defaultCosts, at)).toEqual([]);
  });
});

describe('an entry of the diary', () => {
  const entry = (labor: object, over: Partial<CostedEntry> = {}): CostedEntry => ({
    projectId: 1,
    type: 'labour',
    date: '2026-03-03',
    labor: JSON.stringify({ type: 'labour', ...labor }),
    isOfSession: false,
    ...over,
  });

  const tradeRates = [
    { trade: 'roofer', hourlyRate: '22.50' },
    { trade: 'Eaves', hourlyRate: '19' },
  ];
  const settings = { ...defaultCosts, tradeRates };

  it.each([
    ['by the hour', { hours: 7.5, operatives: 2, hourlyRate: 20.5 }, '15.000 h 20.5000 307.50'],
    // Three days of £180; the hours of these people are paid hours.
    ['by the day', { hours: 8, operatives: 3, dayRate: 180 }, '24.000 h 180.0000 540.00'],
    ['by the trade', { hours: 8, jobRole: 'Roofer' }, '8.000 h 22.50 180.00'],
    ['by the company where there is no trade', { hours: 2, company: 'Eaves' }, '2.000 h 19 38.00'],
    ['without a price', { hours: 8, operatives: 2 }, '16.000 h  0.00'],
  ])('counts %s', (_way, labor, expected) => {
    const [line] = linesOfEntry(entry(labor), settings);
    expect([line?.quantity, line?.unit, line?.rate, line?.amount].join(' ')).toBe(expected);
  });

  it('has no line for an entry that records nobody', () => {
    expect(linesOfEntry(entry({ hours: 9 }), settings)).toEqual([]);
  });

  it('shows what each person earns, however many there are', () => {
    const [line] = linesOfEntry(entry({ hours: 8, operatives: 9, hourlyRate: 21.5 }), settings);
    expect(line && isPay(line)).toBe(true);
  });

  it('has no lines if a crew session made it, or for plant', () => {
    expect(linesOfEntry(entry({ hours: 8 }, { isOfSession: true }), settings)).toEqual([]);
    expect(linesOfEntry(entry({ hours: 8 }, { type: 'plant' }), settings)).toEqual([]);
  });
});

describe('a hire', () => {
  const hire = (over: Partial<CostedHire> = {}): CostedHire => ({
    ...aPlantHire(),
    breakdowns: [],
    worked: [],
    usedOn: [],
    ...over,
  });
  const sums = (one: CostedHire, today: string, measure = 'actual') =>
    sumOf(
      linesOfHire(one, today)
        .filter((line) => line.measure === measure)
        .map(({ amount }) => amount),
    );

  const sevenWorkingDays = { chargedUntil: 'notice_period', noticeDays: 7 } as const;

  it('costs its rate each day, and is idle after two working days without use', () => {
    const lines = linesOfHire(hire(), '2026-03-06');
    expect(lines.map(({ day, reason }) => `${day} ${reason}`)).toEqual([
      '2026-03-02 null',
      '2026-03-03 null',
      '2026-03-04 null',
      '2026-03-05 idle',
      '2026-03-06 idle',
    ]);
    expect(sums(hire(), '2026-03-06')).toBe('600.00');
  });

  it('is not idle while it is used', () => {
    const used = linesOfHire(hire({ usedOn: ['2026-03-04'] }), '2026-03-06');
    expect(used.every(({ reason }) => reason === null)).toBe(true);
  });

  it.each([
    ['with a minimum', { minimumDays: 5 }],
    ['by the week', { rate: '500.00', ratePer: 'week' as const }],
    ['with free weekends', { weekendRule: 'free' as const }],
    ['that broke down', { breakdowns: [brokenOn('2026-03-03')] }],
    ['that was collected', { status: 'collected' as const, collectedAt: '2026-03-05T12:00:00Z' }],
    ['in its notice period', { ...sevenWorkingDays, offHireNoticeAt: '2026-03-03T12:00:00Z' }],
    ['used after its notice', { offHireNoticeAt: '2026-03-03T12:00:00Z', usedOn: ['2026-03-05'] }],
  ])('%s adds up to its charge', (_what, over) => {
    const one = hire(over);
    for (const today of ['2026-03-02', '2026-03-04', '2026-03-10']) {
      const usage = {
        workedSeconds: 0,
        lastUsedOn: one.usedOn.findLast((day) => day <= today) ?? null,
      };
      expect(sums(one, today)).toBe(costOf(one, { breakdowns: one.breakdowns, usage, today }));
    }
  });

  // Notice on Tuesday 3 March; Wednesday is the first and Thursday the 12th the last of its seven working days.
  it.each([
    ['2026-03-02', {}, '120.00', '0.00'],
    ['2026-03-03', {}, '240.00', '1080.00'],
    ['2026-03-04', {}, '360.00', '960.00'],
    ['2026-03-11', {}, '1200.00', '120.00'],
    ['2026-03-12', {}, '1320.00', '0.00'],
    ['2026-03-20', {}, '1320.00', '0.00'],
    ['2026-03-20', { usedOn: ['2026-03-13'] }, '1440.00', '0.00'],
    ['2026-03-05', { usedOn: ['2026-03-13'] }, '480.00', '840.00'], // in the future
    ['2026-03-05', { collectedAt: '2026-03-05T15:00:00Z' }, '480.00', '0.00'],
    ['2026-03-20', { collectedAt: '2026-03-05T15:00:00Z' }, '480.00', '0.00'],
    ['2026-03-05', { chargedUntil: 'collection' }, '480.00', '0.00'],
    ['2026-03-05', { ratePer: 'hour' }, '0.00', '0.00'],
  ] as const)(
    'with seven working days of notice has on %s, with %j, cost £%s and open £%s',
    (today, over, cost, open) => {
      const one = hire({ ...sevenWorkingDays, offHireNoticeAt: '2026-03-03T12:00:00Z', ...over });
      expect([sums(one, today), sums(one, today, 'open')]).toEqual([cost, open]);
    },
  );

  it('commits nothing: an order does', () => {
    const one = hire({ ...sevenWorkingDays, offHireNoticeAt: '2026-03-03T12:00:00Z' });
    const lines = linesOfHire(one, '2026-03-05').filter(({ measure }) => measure !== 'actual');
    expect(lines.map(({ day, measure, head, amount }) => [day, measure, head, amount])).toEqual([
      ['2026-03-03', 'open', 'plant', '1080.00'],
      ['2026-03-04', 'open', 'plant', '-120.00'],
      ['2026-03-05', 'open', 'plant', '-120.00'],
    ]);
  });

  it('by the hour costs its clocked time, rounded once', () => {
    const worked = ['2026-03-02', '2026-03-03', '2026-03-04'].map((day) => ({
      day,
      milliseconds: 1_200_000,
    }));
    const lines = linesOfHire(hire({ rate: '10.00', ratePer: 'hour', worked }), '2026-03-06');
    // Three times twenty minutes are an hour.
    expect(sumOf(lines.map(({ amount }) => amount))).toBe('10.00');
  });
});

function brokenOn(day: string) {
  return { reason: 'Hose', brokeDownAt: `${day}T09:00:00Z`, repairedAt: `${day}T16:00:00Z` };
}

describe('an order', () => {
  const load = (over: Partial<PricedDelivery>): PricedDelivery => ({
    id: 1,
    deliveryId: 1,
    lineId: 1,
    projectId: 1,
    date: '2026-03-05',
    description: 'Blocks',
    unit: 'nr',
    received: '60',
    rejected: '5',
    unitPrice: '12.5',
    discountRate: '0',
    ...over,
  });
  const order = (loads: PricedDelivery[], over: object = {}): CostedOrder => ({
    head: 'materials',
    supplierName: 'Pennick',
    poNumber: 'PO-1',
    approved: {
      projectId: 1,
      on: '2026-03-03',
      net: '1250.00',
      revision: 0,
      lines: [{ id: 1, quantity: '100', unitPrice: '12.5', discountRate: '0' }],
      closedOn: null,
      ...over,
    },
    loads,
  });
  const days = (one: CostedOrder) =>
    linesOfOrder(one).map(({ measure, day, amount }) => `${measure} ${day} ${amount}`);

  it('is open for all of it until something comes', () => {
    expect(days(order([]))).toEqual(['committed 2026-03-03 1250.00', 'open 2026-03-03 1250.00']);
  });

  it('is open for less from the day that something came', () => {
    // 55 of 100 are here to stay.
    expect(days(order([load({})])).at(-1)).toBe('open 2026-03-05 -687.50');
    expect(linesOfDeliveries(order([load({})]))).toMatchObject([
      { day: '2026-03-05', quantity: '55.000', rate: '12.5000', amount: '687.50' },
    ]);
  });

  it('closed short is open for nothing any more, and commits only what came', () => {
    const closed = order([load({})], { closedOn: '2026-03-10' });
    expect(days(closed).at(-1)).toBe('open 2026-03-10 -562.50');
    expect(days(closed).filter((day) => day.startsWith('committed'))).toEqual([
      'committed 2026-03-03 1250.00',
      'committed 2026-03-10 -562.50',
    ]);
    const words = (one: CostedOrder) =>
      linesOfOrder(one).flatMap((line) => (line.measure === 'committed' ? line.words : []));
    expect(words(closed)).toEqual(['Order PO-1', 'Order PO-1, closed short']);
    expect(words(order([], { revision: 1 }))).toEqual(['Order PO-1 Rev B']);
  });

  it.each([
    // 120 of 100 at £12.50 are £1,500.00.
    ['with more than was ordered', [load({ received: '120', rejected: '0' })], '250.00'],
    // 40 at £12.50 and 70 at £13.00 are £1,410.00.
    [
      'at another price',
      [
        load({ received: '40', rejected: '0' }),
        load({ id: 2, deliveryId: 2, received: '70', rejected: '0', unitPrice: '13' }),
      ],
      '160.00',
    ],
  ])('closed %s commits what that costs', (_, loads, further) => {
    const closed = order(loads, { closedOn: '2026-03-10' });
    expect(days(closed).filter((day) => day.startsWith('committed'))).toEqual([
      'committed 2026-03-03 1250.00',
      `committed 2026-03-10 ${further}`,
    ]);
    expect(linesOfOrder(closed)[1]?.words).toBe('Order PO-1, closed above its order');
  });

  it('in several loads costs to the penny what the line costs', () => {
    const third = (id: number) =>
      load({ id, deliveryId: id, received: '1', rejected: '0', unitPrice: '0.335' });
    const lines = linesOfDeliveries(order([third(1), third(2), third(3)]));
    // Three at 33.5 p are £1.005, which is £1.01; each by itself would be 34 p.
    expect(lines.map(({ amount }) => amount)).toEqual(['0.34', '0.33', '0.34']);
  });

  it('that is cancelled promises nothing, and what came stays', () => {
    const cancelled = { ...order([load({})]), approved: null };
    expect(linesOfOrder(cancelled)).toEqual([]);
    expect(linesOfDeliveries(cancelled)).toHaveLength(1);
  });
});
