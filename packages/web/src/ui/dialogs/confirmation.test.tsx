import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Confirmation } from './confirmation.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('closes by itself when its time is up', () => {
  const onClose = vi.fn();
  render(<Confirmation text="Done" closesAfter={3000} onClose={onClose} />);
  act(() => vi.advanceTimersByTime(2999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes sooner for a user who has read it', () => {
  const onClose = vi.fn();
  render(<Confirmation text="Done" closesAfter={3000} onClose={onClose} />);
  const button = screen.getByRole('button', { name: 'Continue' });
  expect(document.activeElement).toBe(button);
  act(() => button.click());
  expect(onClose).toHaveBeenCalledOnce();
});
