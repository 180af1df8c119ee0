import { expect, it } from 'vitest';
import { parseCostSearch } from './search-params.ts';

it('keeps what the page understands', () => {
  const search = {
    tab: 'cvr',
    since: '2026-10-29',
    figure: 'actual',
    of: 'labour',
    entry: 7,
    rate: 'none',
  };
  expect(parseCostSearch(search)).toEqual(search);
});

it('drops values that cannot be opened', () => {
  expect(
    parseCostSearch({
      tab: 'secrets',
      since: 'soon',
      figure: 'profit',
      head: 'magic',
      entry: '7x',
      rate: '24',
    }),
  ).toEqual({});
});
