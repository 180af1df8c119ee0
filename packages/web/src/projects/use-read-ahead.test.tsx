import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReadAhead } from './use-read-ahead.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function List() {
  const box = useReadAhead(() => {});
  return (
    <div ref={box}>
      <ul>
        <li>
          <span data-slug="mill-lane">Mill Lane</span>
        </li>
      </ul>
    </div>
  );
}

it('reads nothing of a contract that is only scrolled past', async () => {
  const queryFn = vi.fn(async () => []);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  fireEvent.pointerOver(screen.getByText('Mill Lane'));
  fireEvent.scroll(document);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(queryFn).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('Mill Lane'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  // What it reads is named by a module that is fetched first.
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(3));
});
