import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Loaded } from './loaded.tsx';

afterEach(cleanup);

const query = {
  data: ['Ann'] as string[] | null | undefined,
  error: null as Error | null,
  isPending: false,
  isFetching: false,
  refetch: vi.fn(async () => {}),
};
const show = (over: Partial<Parameters<typeof Loaded<string[]>>[0]['query']>) =>
  render(
    <Loaded query={{ ...query, ...over }} what="people" empty="Nobody yet.">
      {(names) => <p>{names.join()}</p>}
    </Loaded>,
  );
const textOf = ({ container }: { container: HTMLElement }) => container.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const error = new Error('500: Something went wrong on our side.');

it('says what it waits for', () => {
  expect(textOf(show({ data: undefined, isPending: true }))).toBe('Loading people');
});

it.each([[[]], [null]])('says that there is nothing (%j)', (data) => {
  expect(textOf(show({ data }))).toBe('Nobody yet.');
});

it('shows what there is, and nothing else', () => {
  expect(textOf(show({}))).toBe('Ann');
});

it.each([[[]], [undefined]])('says what went wrong, and not that there is nothing (%j)', (data) => {
  expect(textOf(show({ data, error }))).toBe(`${error.message}Try again`);
});

it('tries again on request, and keeps what was read before in sight', async () => {
  const refetch = vi.fn(async () => {});
  expect(textOf(show({ error, refetch }))).toBe(`Ann${error.message}Try again`);
  await press('Try again');
  expect(refetch).toHaveBeenCalledOnce();
});

it('shows more on request', async () => {
  const fetchNextPage = vi.fn(async () => {});
  show({ hasNextPage: true, fetchNextPage });
  await press('Show more');
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

it('tries again what failed: the next page, not those before it', async () => {
  const [refetch, fetchNextPage] = [vi.fn(async () => {}), vi.fn(async () => {})];
  show({ error, hasNextPage: true, isFetchNextPageError: true, refetch, fetchNextPage });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await press('Try again');
  expect(fetchNextPage).toHaveBeenCalledOnce();
  expect(refetch).not.toHaveBeenCalled();
});
