import { afterEach, expect, it, vi } from 'vitest';
import { keep, readKept } from './kept.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('finds again what was kept, until it is kept no longer', () => {
  expect(keep('a', 'one')).toBe(true);
  expect(readKept('a')).toBe('one');
  keep('a', null);
  expect(readKept('a')).toBeNull();
});

it('does without where the browser forbids it', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keep('a', 'one')).toBe(false);
  expect(readKept('a')).toBeNull();
  vi.unstubAllGlobals();
});
