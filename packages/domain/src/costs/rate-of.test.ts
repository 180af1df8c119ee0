import { describe, expect, it } from 'vitest';
import { sumOf } from '../kernel/pence.ts';
import type { Segment } from '../labour/labour-session.ts';
import { isPay } from './cost-line.ts';
import { type CostedSession, linesOfSession } from './lines-of-session.ts';
import { type CrewMember, unnamedMember } from './rate-of.ts';
import { rateSourceOf } from './rate-source.ts';
import { type CostSettings, defaultCosts } from './settings.ts';
import { quantitiesOf, tallyOf } from './tally.ts';

const hours = (count: number): number => count * 3_600_000;

const person = (over: Partial<CrewMember> = {}): CrewMember => ({ ...unnamedMember, ...over });
const paid = (rates: Partial<NonNullable<CrewMember['rates']>>, over: Partial<CrewMember> = {}) =>
  person({ rates: { hourlyRate: null, dayRate: null, overtimeRate: null, ...rates }, ...over });

/** So many hours of work from the start, after a pause of that length. */
function segmentsOf(
  startedAt: string,
  worked: number,
  pause?: Partial<Segment> & { hours: number },
) {
  const from = new Date(startedAt).getTime();
  const segment = (start: number, end: number, over: Partial<Segment> = {}): Segment => ({
    id: 1,
    kind: 'work',
    reason: null,
    note: null,
    deviceAt: null,
    isPaid: true,
    startedAt: new Date(from + hours(start)).toISOString(),
    endedAt: new Date(from + hours(end)).toISOString(),
    ...over,
  });
  if (!pause) return [segment(0, worked)];
  const { hours: length, ...over } = pause;
  return [segment(0, length, { kind: 'pause', ...over }), segment(length, length + worked)];
}

type Crew = Partial<Omit<CostedSession, 'segments'>> & {
  worked: number;
  pause?: Parameters<typeof segmentsOf>[2];
};

const linesOf = ({ worked, pause, ...crew }: Crew, settings: Partial<CostSettings> = {}) => {
  const startedAt = crew.startedAt ?? '2026-03-02T08:00:00.000Z';
  const members = crew.members ?? [];
  const session = {
    projectId: 1,
    crewKind: 'gang',
    name: 'Harkness',
    company: null,
    jobRole: null,
    operatives: Math.max(1, members.length),
    hourlyRate: null,
    ...crew,
    startedAt,
    members,
    segments: segmentsOf(startedAt, worked, pause),
  } as const;
  return linesOfSession(session, { ...defaultCosts, ...settings }, '2026-03-03T12:00:00.000Z');
};

const overtime = { overtime: [{ from: '2026-03-01', after: '8.00', factor: '1.50' }] };
const trades = { tradeRates: [{ trade: 'Bricklayer', hourlyRate: '24.00' }] };
const unpaidBreak = { hours: 0.5, reason: 'lunch', isPaid: false } as const;
const rain = { hours: 2, reason: 'weather' } as const;

type Case = [what: string, crew: Crew, settings: Partial<CostSettings>, lines: string[]];

/** Each line as `part, hours at rate: amount`; worked by hand. */
const cases: Case[] = [
  [
    'an agreed rate pays everybody, whatever their own rates',
    { worked: 8, hourlyRate: '25.00', operatives: 3, members: [paid({ hourlyRate: '30.00' })] },
    trades,
    ['work, 24.000 at 25.00: 600.00'],
  ],
  [
    'a worker has the rate of the day',
    { worked: 7.5, members: [paid({ hourlyRate: '21.50' })] },
    {},
    ['pay work worker, 7.500 at 21.50: 161.25'],
  ],
  [
    'the rate of the day comes before the rate of the register',
    { worked: 8, members: [paid({ hourlyRate: '21.50' }, { registerRate: '18.00' })] },
    {},
    ['pay work worker, 8.000 at 21.50: 172.00'],
  ],
  [
    'an hourly rate comes before a day rate',
    { worked: 8, members: [paid({ hourlyRate: '20.00', dayRate: '180.00' })] },
    {},
    ['pay work worker, 8.000 at 20.00: 160.00'],
  ],
  [
    'the register pays where no rate has begun',
    { worked: 8, members: [person({ registerRate: '18.00', trade: 'Bricklayer' })] },
    trades,
    ['pay work register, 8.000 at 18.00: 144.00'],
  ],
  [
    'the trade pays where a person has no rate, however it is written',
    { worked: 8, members: [person({ trade: ' BRICKLAYER' })] },
    trades,
    ['work trade, 8.000 at 24.00: 192.00'],
  ],
  [
    'the trade of the crew pays a person whose own trade has no rate',
    { worked: 8, jobRole: 'Bricklayer', members: [person({ trade: 'Hod carrier' })] },
    trades,
    ['work trade, 8.000 at 24.00: 192.00'],
  ],
  [
    'without any rate the hours are listed',
    { worked: 8, members: [person({ trade: 'Steel fixer' })] },
    trades,
    ['work, 8.000 at none: 0.00'],
  ],
  [
    'overtime costs the factor: 10 × £20, and 2 × £10 more',
    { worked: 10, members: [paid({ hourlyRate: '20.00' })] },
    overtime,
    ['pay work worker, 10.000 at 20.00: 200.00', 'pay overtime worker at 10.0000: 20.00'],
  ],
  [
    'overtime costs the own overtime rate: 8 × £20 and 2 × £26.50',
    { worked: 10, members: [paid({ hourlyRate: '20.00', overtimeRate: '26.50' })] },
    overtime,
    ['pay work worker, 10.000 at 20.00: 200.00', 'pay overtime worker at 6.5000: 13.00'],
  ],
  [
    'overtime at a trade rate costs the factor: 9 × £24, and £12 more',
    { worked: 9, members: [person({ trade: 'Bricklayer' })] },
    { ...overtime, ...trades },
    ['work trade, 9.000 at 24.00: 216.00', 'overtime trade at 12.0000: 12.00'],
  ],
  [
    'a day rate pays a day from four hours on',
    { worked: 4, members: [paid({ dayRate: '180.00' })] },
    {},
    ['pay work day, 4.000 at 180.00: 180.00'],
  ],
  [
    'a day rate pays half a day below four hours',
    { worked: 3.9, members: [paid({ dayRate: '180.01' })] },
    {},
    ['pay work day, 3.900 at 180.01: 90.01'],
  ],
  [
    'a day rate has no overtime',
    { worked: 12, members: [paid({ dayRate: '180.00', overtimeRate: '40.00' })] },
    overtime,
    ['pay work day, 12.000 at 180.00: 180.00'],
  ],
  [
    'a second session of the day adds the other half of a day rate',
    { worked: 2, members: [paid({ dayRate: '180.01' }, { dayRateBefore: hours(2) })] },
    {},
    ['pay work day, 2.000 at 180.01: 90.00'],
  ],
  [
    'a third session adds nothing to a day that is paid, and its hours count',
    { worked: 3, members: [paid({ dayRate: '180.00' }, { dayRateBefore: hours(5) })] },
    {},
    ['pay work day, 3.000 at 180.00: 0.00'],
  ],
  [
    'a second session carries the overtime: 6 hours before, 4 of these 6 beyond 8',
    { worked: 6, members: [paid({ hourlyRate: '20.00' }, { paidBefore: hours(6) })] },
    overtime,
    ['pay work worker, 6.000 at 20.00: 120.00', 'pay overtime worker at 10.0000: 40.00'],
  ],
  [
    'a gang on different rates has one line for each rate, and none of a name',
    {
      worked: 8,
      operatives: 5,
      members: [
        paid({ hourlyRate: '20.00' }),
        paid({ hourlyRate: '20.00' }),
        paid({ dayRate: '170.00' }),
        person(),
      ],
    },
    {},
    [
      'pay work worker, 16.000 at 20.00: 320.00',
      'pay work day, 8.000 at 170.00: 170.00',
      'work, 16.000 at none: 0.00',
    ],
  ],
  [
    'the unnamed operatives of a gang cost the trade of the gang',
    { worked: 8, jobRole: 'bricklayer', operatives: 3, members: [paid({ hourlyRate: '30.00' })] },
    trades,
    ['pay work worker, 8.000 at 30.00: 240.00', 'work trade, 16.000 at 24.00: 384.00'],
  ],
  [
    'an unpaid pause costs nothing and lengthens no day',
    { worked: 3.5, pause: unpaidBreak, members: [paid({ dayRate: '180.00' })] },
    {},
    ['pay work day, 3.500 at 180.00: 90.00', 'unpaid lunch, 0.500 at 0: 0.00'],
  ],
  [
    'paid waiting has its share of a day rate: 2 of 6 hours of £200',
    { worked: 4, pause: rain, members: [paid({ dayRate: '200.00' })] },
    {},
    ['pay waiting day weather, 2.000 at 200.00: 66.67', 'pay work day, 4.000 at 200.00: 133.33'],
  ],
  [
    'a night belongs to the day of its start',
    { worked: 8, startedAt: '2026-03-02T22:00:00.000Z', members: [paid({ dayRate: '180.00' })] },
    {},
    ['pay work day, 8.000 at 180.00: 180.00'],
  ],
];

describe('the rate of labour', () => {
  it.each(cases)('%s', (_what, crew, settings, expected) => {
    const lines = linesOf(crew, settings);
    expect(
      lines.map(({ part, reason, quantity, rate, amount }) => {
        const name = [part, reason].filter(Boolean).join(' ');
        return `${name}${quantity === null ? '' : `, ${quantity}`} at ${rate ?? 'none'}: ${amount}`;
      }),
    ).toEqual(expected);
    expect(
      lines.every(({ day, words }) => day === '2026-03-02' && words.includes('Harkness')),
    ).toBe(true);
  });

  it('shows the source of each rate', () => {
    const sources = cases.flatMap(([, crew, settings]) =>
      linesOf(crew, settings).map((line) => rateSourceOf({ ...line, source: 'labour' })),
    );
    expect(new Set(sources)).toEqual(
      new Set(['agreed', 'worker', 'register', 'trade', 'none', 'day', undefined]),
    );
  });

  it('marks as pay what a person earns, and every rate of a single worker', () => {
    const members = [paid({ hourlyRate: '20.00' }), person({ trade: 'Bricklayer' })];
    expect(linesOf({ worked: 8, members }, trades).map(isPay)).toEqual([true, false]);
    const alone = { crewKind: 'worker', hourlyRate: '31.00' } as const;
    expect(linesOf({ worked: 8, ...alone }).map(isPay)).toEqual([true]);
  });

  it('counts people on day rates among the paid hours', () => {
    const members = [paid({ dayRate: '180.00' }), paid({ hourlyRate: '20.00' }), person()];
    const lines = linesOf({ worked: 8, members, pause: unpaidBreak });
    expect(quantitiesOf(lines.map(tallyOf))).toMatchObject({
      hours: '24.000',
      hoursWithoutRate: '8.000',
    });
  });

  it('pays a day rate once, in however many sessions', () => {
    const parts = [1, 0.5, 2.5, 0, 3];
    const sessions = parts.flatMap((worked, i) => {
      const before = parts.slice(0, i).reduce((sum, part) => sum + part, 0);
      return linesOf({
        worked,
        members: [paid({ dayRate: '175.55' }, { dayRateBefore: hours(before) })],
      });
    });
    expect(sumOf(sessions.map(({ amount }) => amount))).toBe('175.55');
  });
});
