import { expect, it } from 'vitest';
import { secretsOf } from './secrets.ts';

const ours = secretsOf('a'.repeat(32));
const theirs = secretsOf('b'.repeat(32));

it('opens what it sealed, and nobody else does', () => {
  const sealed = ours.seal('Your code is K7MR-4XQP');
  expect(sealed).not.toContain('K7MR');
  expect(ours.unseal(sealed)).toBe('Your code is K7MR-4XQP');
  expect(() => theirs.unseal(sealed)).toThrow();
});

it('refuses what was touched on the way', () => {
  const bytes = Buffer.from(ours.seal('text'), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => ours.unseal(bytes.toString('base64url'))).toThrow();
});

it('hashes alike under one key only', () => {
  expect(ours.keyedHash('ann@quay.example')).toBe(ours.keyedHash('ann@quay.example'));
  expect(ours.keyedHash('ann@quay.example')).not.toBe(theirs.keyedHash('ann@quay.example'));
});
