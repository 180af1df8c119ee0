import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { secretsOf, storedSecret } from './secrets.ts';

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

const directory = await mkdtemp(join(tmpdir(), 'secrets-'));
afterAll(() => rm(directory, { recursive: true }));

it('keeps one secret for all who ask for it at once, readable by its owner alone', async () => {
  const made = Array.from({ length: 20 }, (_, n) =>
    storedSecret(directory, 'key', () => `key ${n}`),
  );
  const [first, ...others] = await Promise.all(made);
  expect(new Set(others)).toEqual(new Set([first]));
  expect(await storedSecret(directory, 'key', () => 'another')).toBe(first);
  expect(await readdir(directory)).toEqual(['key']);
  expect((await stat(join(directory, 'key'))).mode & 0o777).toBe(0o600);
});

it('never takes an empty file for a secret', async () => {
  await writeFile(join(directory, 'empty'), '');
  await expect(storedSecret(directory, 'empty', () => 'new')).rejects.toThrow(/is empty/);
});
