import { expect, it } from 'vitest';
import { plausibleTakenAt } from './taken-at.ts';

const now = new Date('2026-11-15T12:00:00Z');
const camera = new Date('2026-11-14T09:30:00Z');
const browser = new Date('2026-11-14T09:31:00Z');

it('is the first plausible candidate', () => {
  expect(plausibleTakenAt([camera, browser], now)).toEqual(camera);
  expect(plausibleTakenAt([null, browser], now)).toEqual(browser);
  expect(plausibleTakenAt([null, null], now)).toBeNull();
});

it.each(['1970-01-01T00:00:00Z', '2026-11-17T00:00:00Z', 'no time'])(
  'is not %s, which cannot be',
  (candidates) => {
    expect(plausibleTakenAt([new Date(candidates), browser], now)).toEqual(browser);
    expect(plausibleTakenAt([new Date(candidates)], now)).toBeNull();
  },
);
