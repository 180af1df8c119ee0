import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSignalLost } from '../platform/use-online.ts';
import { useReadAhead } from './use-read-ahead.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  setSignalLost(false);
  fetchActions.mockReset();
  cleanup();
});

const fetchActions = vi.fn();

function List() {
  const box = useReadAhead(fetchActions);
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

function show() {
  const queryFn = vi.fn(async () => []);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  return queryFn;
}

it('asks for nothing without signal', async () => {
  const queryFn = show();
  setSignalLost(true);
  fireEvent.pointerOver(screen.getByText('Mill Lane'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(fetchActions).not.toHaveBeenCalled();
  setSignalLost(false);
  fireEvent.pointerOver(screen.getByText('Mill Lane'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(fetchActions).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(3));
});

it('reads nothing of a contract that is only scrolled past', async () => {
  const queryFn = show();
  fireEvent.pointerOver(screen.getByText('Mill Lane'));
  fireEvent.scroll(document);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(queryFn).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('Mill Lane'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  // What it reads is named by a module that is fetched first.
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(3));
});
