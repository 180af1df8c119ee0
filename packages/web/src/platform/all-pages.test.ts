import { Page } from '@sitewright/domain/kernel/page';
import { expect, it } from 'vitest';
import { allPages } from './all-pages.ts';

it('follows the pages to the last one', async () => {
  const pages = new Map([
    [undefined, new Page(['a', 'b'], 7)],
    [7, new Page(['c'], 3)],
    [3, new Page(['d'])],
  ]);
  expect(await allPages(async (cursor) => pages.get(cursor) ?? new Page([]))).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

it('fails as a whole when a page fails: half a list would be mistaken for all of it', async () => {
  const read = async (cursor: number | undefined) => {
    if (cursor) throw new Error('No signal');
    return new Page(['a'], 1);
  };
  await expect(allPages(read)).rejects.toThrow('No signal');
});
