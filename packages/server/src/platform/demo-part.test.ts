import { expect, it } from 'vitest';
import { demoSiteOpening } from './demo-part.ts';

it.each([
  ['at noon in winter', '2026-11-15T12:00:00Z', '2026-11-15T07:00:00.000Z'],
  ['at noon in summer', '2026-07-15T11:00:00Z', '2026-07-15T06:00:00.000Z'],
  ['in the evening', '2026-11-15T20:00:00Z', '2026-11-15T13:00:00.000Z'],
  ['before the morning', '2026-11-15T03:00:00Z', '2026-11-15T00:00:00.000Z'],
])('opened on the same day when looked at %s', (_, now, opened) => {
  expect(demoSiteOpening(new Date(now)).toISOString()).toBe(opened);
});
