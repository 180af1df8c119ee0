import { describe, expect, it } from 'vitest';
import { workedSecondsOf, workedTimeOf } from './worked-time.ts';

const hour = 3_600_000;
const monday = '2026-11-09';
const tuesday = '2026-11-10';

const clock = (day: string, hours: number) => ({ day, milliseconds: hours * hour });
const entry = (day: string, labor: object) => ({
  day,
  labor: JSON.stringify({ type: 'plant', plant: 'Roller', ...labor }),
});
const sevenToThree = { startTime: '07:00', finishTime: '15:00' };

describe('the hours of a machine', () => {
  it.each([
    ['its clock only', [clock(monday, 2.5)], [], { [monday]: 2.5 }],
    ['the diary only, by its times', [], [entry(monday, sevenToThree)], { [monday]: 8 }],
    ['the diary only, as a number', [], [entry(monday, { hours: 6.5 })], { [monday]: 6.5 }],
    [
      'two entries of a day',
      [],
      [entry(monday, { hours: 2 }), entry(monday, { hours: 3 })],
      { [monday]: 5 },
    ],
    [
      'both on a day: the clock',
      [clock(monday, 2.5)],
      [entry(monday, sevenToThree)],
      { [monday]: 2.5 },
    ],
    [
      'each on a day of its own: both',
      [clock(tuesday, 4)],
      [entry(monday, sevenToThree)],
      { [monday]: 8, [tuesday]: 4 },
    ],
    [
      'a clock that has just started, and an entry: the clock',
      [clock(monday, 0)],
      [entry(monday, { hours: 8 })],
      {},
    ],
    [
      'a night of the diary',
      [],
      [entry(monday, { startTime: '22:00', finishTime: '06:00' })],
      { [monday]: 8 },
    ],
    // The clocks go back at 02:00.
    [
      'the night of the clock change',
      [],
      [entry('2026-10-24', { startTime: '22:00', finishTime: '06:00' })],
      { '2026-10-24': 9 },
    ],
    ['an entry without hours', [], [entry(monday, {})], {}],
  ])('count %s', (_, clocked, written, hours) => {
    const worked = workedTimeOf({ clocked, written });
    expect(
      Object.fromEntries(worked.map(({ day, milliseconds }) => [day, milliseconds / hour])),
    ).toEqual(hours);
  });

  it('come in the order of the days, and add up in seconds', () => {
    const records = {
      clocked: [clock(tuesday, 0.5)],
      written: [entry(monday, { startTime: '07:00', finishTime: '07:20' })],
    };
    expect(workedTimeOf(records).map(({ day }) => day)).toEqual([monday, tuesday]);
    expect(workedSecondsOf(records)).toBe(3000);
  });
});
