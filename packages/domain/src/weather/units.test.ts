import { expect, it } from 'vitest';
import { compassOf, fromMph, toMph } from './units.ts';

it('shows the limit of a platform, 12.5 m/s, as 28 mph', () => {
  expect(toMph(12.5)).toBe(28);
  expect(toMph(0)).toBe(0);
});

it('keeps whole miles per hour through the m/s in which they are stored', () => {
  const whole = Array.from({ length: 200 }, (_, mph) => mph);
  expect(whole.map((mph) => toMph(fromMph(mph)))).toEqual(whole);
});

it.each([
  [0, 'N'],
  [11.24, 'N'],
  [11.25, 'NNE'],
  [90, 'E'],
  [225, 'SW'],
  [348.7, 'NNW'],
  [348.75, 'N'],
  [360, 'N'],
])('calls a wind from %d degrees %s', (degrees, point) => {
  expect(compassOf(degrees)).toBe(point);
});
