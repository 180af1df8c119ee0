import { describe, expect, it } from 'vitest';
import { Reported } from './reported.ts';
import { isReportedLate, reportedTime, withReviewReason } from './reported-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = '2026-11-16T14:00:30.000Z';
const on = (time: string) => `2026-11-16T${time}.000Z`;
const changed = (length: string) =>
  `The phone’s clock was changed by ${length} while there was no signal. Check these times.`;
const longAgo = 'The phone reported a time more than 7 days ago. Check these times.';

it.each([
  ['a phone that is right', on('07:31:20'), 0, 0, on('07:31:00'), null],
  ['a phone 3 hours behind', on('04:31:20'), 3 * hour, 3 * hour, on('07:31:00'), null],
  ['a phone 3 hours ahead', on('10:31:20'), -3 * hour, -3 * hour, on('07:31:00'), null],
  ['a lead that drifted by 2 minutes', on('07:31:20'), 0, 2 * minute, on('07:33:00'), null],
  ['no answer before', on('04:31:20'), null, 3 * hour, on('07:31:00'), null],
  [
    'a clock set back by 3 hours afterwards',
    ...([on('07:31:20'), 0, 3 * hour, on('07:31:00'), changed('3 h 00 min')] as const),
  ],
  [
    'a clock set forward by 2 minutes and a half',
    ...([on('07:31:20'), 0, -150_000, on('07:31:00'), changed('3 min')] as const),
  ],
  [
    'a clock set by 75 minutes',
    ...([on('06:31:20'), hour, -15 * minute, on('07:31:00'), changed('1 h 15 min')] as const),
  ],
  ['a time after now', on('18:00:00'), 0, 0, on('14:00:00'), null],
  ['seven days ago', '2026-11-09T14:00:30.000Z', 0, 0, '2026-11-09T14:00:00.000Z', null],
  ['longer ago', '2026-11-01T08:00:00.000Z', 0, 0, '2026-11-09T14:00:00.000Z', longAgo],
  [
    'a phone that says 1970',
    '1970-01-01T00:10:00.000Z',
    null,
    0,
    '2026-11-09T14:00:00.000Z',
    longAgo,
  ],
])('reads %s', (_, deviceAt, offset, offsetNow, at, reviewReason) => {
  const reported = { deviceAt, offset, offsetNow };
  expect(reportedTime(reported, now)).toEqual({ at, deviceAt, reviewReason });
});

it('is never before the crew last started, paused or resumed', () => {
  const reported = { deviceAt: on('07:31:00'), offset: 0, offsetNow: 0 };
  expect(reportedTime(reported, now, on('08:00:00')).at).toBe(on('08:00:00'));
  expect(reportedTime(reported, now, on('07:00:00')).at).toBe(on('07:31:00'));
});

describe('what a phone may report', () => {
  const sent = { deviceAt: on('07:31:00'), offset: null, offsetNow: 0 };
  it.each([
    [{}, true],
    [{ deviceAt: '1970-01-01T00:00:00Z' }, true],
    [{ deviceAt: '0000-01-01T00:00:00Z' }, false],
    [{ deviceAt: '9999-12-31T23:59:59Z' }, false],
    [{ offset: 1.5 }, false],
    [{ offset: Number.MAX_SAFE_INTEGER }, false],
    [{ offsetNow: null }, false],
    [{ offsetNow: -1e300 }, false],
  ])('%o: %s', (over, isFine) => {
    expect(Reported.safeParse({ ...sent, ...over }).success).toBe(isFine);
  });
});

it.each([
  [on('13:55:00'), false],
  [on('13:54:00'), true],
])('a start at %s is recorded whatever was wrong with it: %s', (at, isLate) => {
  expect(isReportedLate(at, now)).toBe(isLate);
});

it('gives one reason for the times, beside others', () => {
  expect(withReviewReason(null, longAgo)).toBe(longAgo);
  expect(withReviewReason(changed('3 min'), longAgo)).toBe(changed('3 min'));
  expect(withReviewReason('Kofi may not work.', longAgo)).toBe(`Kofi may not work. ${longAgo}`);
  const long = 'a'.repeat(1990);
  expect(withReviewReason(long, longAgo)).toBe(long);
});
