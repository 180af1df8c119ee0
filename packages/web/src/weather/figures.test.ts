import { expect, it } from 'vitest';
import { inDegrees, inMillimetres, inMph, inMphFrom, inRange, inShortDegrees } from './figures.ts';

it('writes figures as one says them on site', () => {
  expect(inDegrees(7.4)).toBe('7 °C');
  expect(inDegrees(-1.6)).toBe('−2 °C');
  expect(inShortDegrees(-0.4)).toBe('0°');
  expect(inRange(-2, 7.6)).toBe('−2 to 8 °C');
  expect(inRange(7, 7.2)).toBe('7 °C');
  expect(inMph(18.3)).toBe('41 mph');
  expect(inMphFrom(8, 'SW')).toBe('18 mph SW');
  expect(inMillimetres(6)).toBe('6.0 mm');
});

it('shows unknown values as unknown', () => {
  expect([inDegrees(null), inMph(null), inMillimetres(null)]).toEqual(['–', '–', '–']);
  expect(inMphFrom(null, 'SW')).toBe('–');
  expect(inRange(null, 8)).toBeUndefined();
});
