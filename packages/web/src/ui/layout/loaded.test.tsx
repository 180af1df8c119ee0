import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../platform/call.ts';
import { setSignalLost } from '../../platform/use-online.ts';
import { Loaded } from './loaded.tsx';

afterEach(() => {
  cleanup();
  setSignalLost(false);
});

const query = {
  data: ['Ann'] as string[] | null | undefined,
  error: null as Error | null,
  isPending: false,
  isFetching: false,
  refetch: vi.fn(async () => {}),
};
type Props = Parameters<typeof Loaded<string[]>>[0];
const show = (over: Partial<Props['query']>, props: Partial<Props> = {}) =>
  render(
    <Loaded query={{ ...query, ...over }} what="people" empty="Nobody yet." {...props}>
      {(names) => <p>{names.join()}</p>}
    </Loaded>,
  );
const textOf = ({ container }: { container: HTMLElement }) => container.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const error = new Error('500: Something went wrong on our side.');

it('says what is loading', async () => {
  show({ data: undefined, isPending: true });
  expect(await screen.findByText('Loading people')).toBeTruthy();
});

it('shows the outline it was given meanwhile', () => {
  const skeleton = <p>Drawing</p>;
  expect(textOf(show({ data: undefined, isPending: true }, { skeleton }))).toBe('Drawing');
});

it('keeps the rows visible while refetching', () => {
  expect(textOf(show({ isFetching: true }))).toBe('Ann');
});

it.each([[[]], [null]])('says that there is nothing (%j)', (data) => {
  expect(textOf(show({ data }))).toBe('Nobody yet.');
});

it('shows what there is, and nothing else', () => {
  expect(textOf(show({}))).toBe('Ann');
});

it.each([[[]], [undefined]])('says what went wrong, and not that there is nothing (%j)', (data) => {
  expect(textOf(show({ data, error }))).toBe(`People did not load${error.message}Try again`);
});

it('shows the user message of the error, and the id of the request', () => {
  const words = { inWords: '502: Bad Gateway', requestId: '7f3c-91ae' };
  show({ data: undefined, error: Object.assign(new Error('502: <html>'), words) });
  expect(screen.getByRole('alert').textContent).toBe('People did not load502: Bad Gateway');
  expect(screen.getByText('Request 7f3c-91ae')).toBeTruthy();
});

it('may show a component instead of a sentence when empty', () => {
  expect(textOf(show({ data: [] }, { empty: <h2>No people yet</h2> }))).toBe('No people yet');
});

it('retries on request, and keeps earlier rows visible', async () => {
  const refetch = vi.fn(async () => {});
  expect(textOf(show({ error, refetch }))).toBe(
    `AnnThe latest people did not load${error.message}Try again`,
  );
  await press('Try again');
  expect(refetch).toHaveBeenCalledOnce();
});

it('shows more on request', async () => {
  const fetchNextPage = vi.fn(async () => {});
  show({ hasNextPage: true, fetchNextPage });
  await press('Show more');
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

it('retries only the failed page', async () => {
  const [refetch, fetchNextPage] = [vi.fn(async () => {}), vi.fn(async () => {})];
  show({ error, hasNextPage: true, isFetchNextPageError: true, refetch, fetchNextPage });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await press('Try again');
  expect(fetchNextPage).toHaveBeenCalledOnce();
  expect(refetch).not.toHaveBeenCalled();
});

describe('without signal', () => {
  const error = new NetworkError('Failed to fetch');

  it('leaves the rows that were loaded before as they are', () => {
    setSignalLost(true);
    expect(textOf(show({ error }))).toBe('Ann');
  });

  it('says of the next page that it is not saved', async () => {
    setSignalLost(true);
    const fetchNextPage = vi.fn(async () => {});
    const text = textOf(
      show({ error, hasNextPage: true, isFetchNextPageError: true, fetchNextPage }),
    );
    expect(text).toMatch(/^AnnMore peopleNot saved on this phone yet/);
    await press('Try again');
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });
});
