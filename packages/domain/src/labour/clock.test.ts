import { describe, expect, it } from 'vitest';
import { decimalHours, formatHours, restDueSince, totalsOf } from './clock.ts';
import { aLabourSession, aSegment } from './labour-session.fixture.ts';

const minute = 60_000;
const hour = 60 * minute;
const at = (time: string) => `2026-11-12T${time}:00.000Z`;

/** 07:30 to 17:00 with half an hour of lunch and 42 minutes of rain. */
const day = aLabourSession({
  status: 'finished',
  finishedAt: at('17:00'),
  segments: [
    aSegment({ startedAt: at('07:30'), endedAt: at('12:30') }),
    aSegment({
      kind: 'pause',
      reason: 'lunch',
      isPaid: false,
      startedAt: at('12:30'),
      endedAt: at('13:00'),
    }),
    aSegment({ startedAt: at('13:00'), endedAt: at('13:20') }),
    aSegment({ kind: 'pause', reason: 'weather', startedAt: at('13:20'), endedAt: at('14:02') }),
    aSegment({ startedAt: at('14:02'), endedAt: at('17:00') }),
  ],
});

describe('what a crew adds up to', () => {
  it('is its work, its waiting and what of both is paid', () => {
    expect(totalsOf(day, at('23:00'))).toEqual({
      elapsed: 9 * hour + 30 * minute,
      worked: 8 * hour + 18 * minute,
      paused: 72 * minute,
      paidPause: 42 * minute,
      paid: 9 * hour,
    });
    expect(formatHours(day, at('23:00'))).toBe('9.5 h elapsed, 8.3 h worked');
  });

  it('grows with the clock while it is open', () => {
    const { elapsed, worked } = totalsOf(aLabourSession(), at('07:31'));
    expect([elapsed, worked]).toEqual([minute, minute]);
  });

  it('is nothing for a stretch without length, or a clock that was set back', () => {
    const none = { elapsed: 0, worked: 0, paused: 0, paidPause: 0, paid: 0 };
    expect(totalsOf(aLabourSession(), at('07:30'))).toEqual(none);
    expect(totalsOf(aLabourSession(), at('06:00'))).toEqual(none);
  });

  it.each([
    ['over midnight', '2026-11-12T20:00:00.000Z', '2026-11-13T04:00:00.000Z', 8],
    [
      'in the night that summer time begins',
      '2026-03-28T22:00:00.000Z',
      '2026-03-29T05:00:00.000Z',
      7,
    ],
    ['in the night that it ends', '2026-10-24T21:00:00.000Z', '2026-10-25T06:00:00.000Z', 9],
  ])('counts the hours that passed %s', (_, startedAt, now, hours) => {
    const session = aLabourSession({ startedAt, segments: [aSegment({ startedAt })] });
    expect(totalsOf(session, now)).toMatchObject({ elapsed: hours * hour, worked: hours * hour });
  });
});

it.each([
  [0, '0.0'],
  [3 * minute - 1, '0.0'],
  [3 * minute, '0.1'],
  [8 * hour + 21 * minute, '8.4'],
  [9 * hour, '9.0'],
])('%i ms are %s hours', (milliseconds, hours) => {
  expect(decimalHours(milliseconds)).toBe(hours);
});

describe('a rest', () => {
  const until = (endedAt: string | null, startedAt = at('12:00')) =>
    aLabourSession({
      segments: [
        aSegment({ endedAt: startedAt }),
        aSegment({ kind: 'pause', reason: 'break', startedAt, endedAt }),
        aSegment({ startedAt: endedAt ?? startedAt }),
      ],
    });

  it('is due after more than six hours', () => {
    expect(restDueSince(aLabourSession(), at('13:30'))).toBeUndefined();
    expect(restDueSince(aLabourSession(), at('13:31'))).toBe(at('07:30'));
  });

  it('counts from twenty minutes on', () => {
    expect(restDueSince(until(at('12:19')), at('14:00'))).toBe(at('07:30'));
    expect(restDueSince(until(at('12:20')), at('14:00'))).toBeUndefined();
    expect(restDueSince(until(at('12:20')), at('18:21'))).toBe(at('12:20'));
  });

  it('is no matter for a machine, nor for who is resting', () => {
    expect(restDueSince(aLabourSession({ crewKind: 'plant' }), at('20:00'))).toBeUndefined();
    expect(restDueSince(aLabourSession({ status: 'paused' }), at('20:00'))).toBeUndefined();
  });
});
