import { describe, expect, it } from 'vitest';
import { codeAt, rfcSecret } from '../testing/two-factor.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %i seconds is %s', (seconds, code, step) => {
    expect(stepOfCode(rfcSecret, code, at(seconds))).toBe(step);
  });

  it('counts one step before and after, and no further', () => {
    const now = at(1_234_567_890);
    const from = (steps: number) => codeAt(at(1_234_567_890 + steps * 30));
    expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(rfcSecret, from(steps), now))).toEqual([
      undefined,
      41_152_262,
      41_152_263,
      41_152_264,
      undefined,
    ]);
  });
});

it('has a new secret of 160 bits each time, and tells an app whose it is', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const uri = new URL(totpUri(one, 'ann@quay.example'));
  expect(decodeURIComponent(uri.pathname)).toContain('Sitewright:ann@quay.example');
  expect(uri.searchParams.get('secret')).toBe(one);
  expect(uri.searchParams.get('issuer')).toBe('Sitewright');
});
