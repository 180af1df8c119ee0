import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Changed } from './changed.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function change() {
  const animate = vi.fn();
  Object.assign(HTMLElement.prototype, { animate });
  const { rerender } = render(<Changed value="1.00">£1.00</Changed>);
  rerender(<Changed value="1.00">£1.00</Changed>);
  expect(animate).not.toHaveBeenCalled();
  rerender(<Changed value="2.00">£2.00</Changed>);
  return animate;
}

it('marks a figure that has changed, and no other', () => {
  expect(change()).toHaveBeenCalledOnce();
});

it('does not animate for a user who prefers reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(change()).not.toHaveBeenCalled();
});
