import { expect, it } from 'vitest';
import { aLink } from './link.fixture.ts';
import { isInForce } from './rules.ts';

const now = '2026-11-16T08:00:00.000Z';
const later = '2026-11-16T08:00:00.001Z';

it.each([
  ['until it expires', { expiresAt: later }, true],
  ['not when it expires', { expiresAt: now }, false],
  ['not once it is revoked', { expiresAt: later, revokedAt: now }, false],
  ['for as many uses as it has', { expiresAt: later, mostUses: 2, uses: 1 }, true],
  ['not after the last of them', { expiresAt: later, mostUses: 2, uses: 2 }, false],
])('a link works %s', (_, over, works) => {
  expect(isInForce(aLink(over), now)).toBe(works);
});
