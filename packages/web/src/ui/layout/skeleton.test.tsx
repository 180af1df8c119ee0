import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Skeleton } from './skeleton.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows nothing for the first tenth of a second', () => {
  const { container } = render(<Skeleton what="contracts" />);
  act(() => vi.advanceTimersByTime(99));
  expect(container.textContent).toBe('');
  expect(container.querySelector('[aria-hidden]')).toBeNull();
});

it('says what is loading, and is marked as busy', () => {
  const { container } = render(<Skeleton what="contracts" />);
  act(() => vi.advanceTimersByTime(100));
  expect(container.querySelector('[aria-busy=true] > output')?.textContent).toBe(
    'Loading contracts',
  );
});

it.each(['rows', 'cards', 'lines'] as const)('draws as many %s as were there', (shape) => {
  const { container } = render(<Skeleton what="contracts" shape={shape} count={3} />);
  act(() => vi.advanceTimersByTime(100));
  const drawn = container.querySelector('[aria-hidden] > div')?.children.length;
  expect(drawn).toBe(shape === 'rows' ? 4 : 3);
});
