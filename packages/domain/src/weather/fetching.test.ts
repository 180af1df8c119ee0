import { expect, it } from 'vitest';
import { daysAfter } from '../kernel/calendar.ts';
import { storedStatuses } from '../projects/status.ts';
import { daysToFill, fetchedStatuses, fetchingOf, isFresh, isStale } from './fetching.ts';
import { aSnapshot, aWeatherRecord } from './weather.fixture.ts';

const site = {
  latitude: '53.78000',
  longitude: '-1.53000',
  status: 'active',
  features: { weatherIntegration: true },
} as const;

it.each([
  [{}, 'on'],
  [{ features: {} }, 'on'],
  [{ features: { weatherIntegration: false } }, 'off'],
  [{ status: 'completed' }, 'over'],
  [{ status: 'cancelled', features: { weatherIntegration: false } }, 'off'],
  [{ latitude: null }, 'nowhere'],
  [{ longitude: null }, 'nowhere'],
] as const)('is live, or has a reason: %o is %s', (over, fetching) => {
  expect(fetchingOf({ ...site, ...over })).toBe(fetching);
});

it('is brought every hour to contracts where people are at work', () => {
  const others = storedStatuses.filter((status) => !fetchedStatuses.some((one) => one === status));
  expect(others).toEqual(['planning', 'on-hold', 'completed', 'cancelled']);
});

it('is just in for a minute, and stale after an hour and five', () => {
  const newest = aSnapshot({ recordedAt: '2026-11-12T13:00:00.000Z' });
  const at = (time: string) => new Date(`2026-11-12T${time}Z`);
  expect([at('13:00:59'), at('13:01:00')].map((now) => isFresh(newest, now))).toEqual([
    true,
    false,
  ]);
  expect([at('14:05:00'), at('14:05:01')].map((now) => isStale(newest, now))).toEqual([
    false,
    true,
  ]);
  expect([isFresh(undefined, at('13:00:00')), isStale(undefined, at('13:00:00'))]).toEqual([
    false,
    true,
  ]);
});

const today = '2026-11-12';
const recordedDay = (date: string, recordedAt: string, isByHand = false) =>
  aWeatherRecord({ date, recordedAt, isByHand });
const completeDay = (days: number) => {
  const date = daysAfter(today, -days);
  return recordedDay(date, `${daysAfter(date, 1)}T00:00:00.000Z`);
};
const allBut = (...missing: number[]) =>
  Array.from({ length: 30 }, (_, i) => i + 1)
    .filter((days) => !missing.includes(days))
    .map(completeDay);

it('fetches from the oldest incomplete day, and always yesterday', () => {
  expect(daysToFill([], today)).toBe(30);
  expect(daysToFill(allBut(3, 12), today)).toBe(12);
  expect(daysToFill(allBut(), today)).toBe(1);
});

it.each([
  ['2026-11-02T23:49:00.000Z', false, 10],
  ['2026-11-02T23:50:00.000Z', false, 1],
  ['2026-11-02T09:00:00.000Z', true, 1],
])('counts a day as complete ten minutes before midnight: %s, by hand %s', (at, isByHand, days) => {
  expect(daysToFill([...allBut(10), recordedDay('2026-11-02', at, isByHand)], today)).toBe(days);
});

it('knows when the midnight of a summer day is', () => {
  const summer = recordedDay('2026-10-24', '2026-10-24T22:50:00.000Z');
  expect(daysToFill([...allBut(19), summer], today)).toBe(1);
});
