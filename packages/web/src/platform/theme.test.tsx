import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAppearance } from './theme.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  cleanup();
  delete dataset.theme;
  localStorage.clear();
});

it('follows the device until somebody chooses', () => {
  const { theme, density } = renderHook(useAppearance).result.current;
  expect([theme, density]).toEqual(['system', 'system']);
});

it('shows a choice at once, everywhere, and keeps it', () => {
  const [here, there] = [renderHook(useAppearance), renderHook(useAppearance)];
  act(() => here.result.current.setTheme('sun'));
  expect(there.result.current.theme).toBe('sun');
  expect(dataset.theme).toBe('sun');
  expect(localStorage.getItem('sitewright.theme')).toBe('sun');
});

it('forgets a choice that goes back to the device', () => {
  const { result } = renderHook(useAppearance);
  act(() => result.current.setDensity('site'));
  act(() => result.current.setDensity('system'));
  expect(dataset.density).toBeUndefined();
  expect(localStorage.getItem('sitewright.density')).toBeNull();
});

it('follows the choice of another window', () => {
  const { result } = renderHook(useAppearance);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'sitewright.theme', newValue: 'dark' }));
  });
  expect(result.current.theme).toBe('dark');
});

it('takes a word that nobody knows for no choice', () => {
  dataset.theme = 'sepia';
  expect(renderHook(useAppearance).result.current.theme).toBe('system');
});
