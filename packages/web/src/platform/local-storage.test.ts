import { afterEach, expect, it, vi } from 'vitest';
import { readItem, setItem } from './local-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('finds again what was kept, until it is kept no longer', () => {
  expect(setItem('a', 'one')).toBe(true);
  expect(readItem('a')).toBe('one');
  setItem('a', null);
  expect(readItem('a')).toBeNull();
});

it('does without where the browser forbids it', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(setItem('a', 'one')).toBe(false);
  expect(readItem('a')).toBeNull();
  vi.unstubAllGlobals();
});
