import { expect, it } from 'vitest';
import { costAddress } from './search-params.ts';

it('keeps what the page understands', () => {
  const address = {
    tab: 'cvr',
    since: '2026-10-29',
    figure: 'actual',
    of: 'labour',
    entry: 7,
    rate: 'none',
  };
  expect(costAddress(address)).toEqual(address);
});

it('drops values that cannot be opened', () => {
  expect(
    costAddress({
      tab: 'secrets',
      since: 'soon',
      figure: 'profit',
      head: 'magic',
      entry: '7x',
      rate: '24',
    }),
  ).toEqual({});
});
