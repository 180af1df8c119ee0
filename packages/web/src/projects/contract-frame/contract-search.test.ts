import { expect, it } from 'vitest';
import { parseContractSearch } from './contract-search.ts';

it('keeps the tab, the day and the entry', () => {
  const search = { tab: 'files', date: '2026-11-12', entry: 7, copy: 3, order: 'earliest' };
  expect(parseContractSearch(search)).toEqual(search);
  expect(parseContractSearch({ entry: 'new' })).toEqual({ entry: 'new' });
});

it('keeps the open file and how the files are looked at', () => {
  const files = { tab: 'files', file: 12, kind: 'photo', q: 'slab', sort: '-size', view: 'cards' };
  expect(parseContractSearch(files)).toEqual(files);
});

it('keeps what waits on this phone, whose ids are below zero', () => {
  const search = { tab: 'files', entry: -7, copy: -3, file: -12 };
  expect(parseContractSearch(search)).toEqual(search);
});

it.each([
  { tab: 'costs' },
  { date: '2026-02-30' },
  { date: 20261112 },
  { entry: 'old' },
  { entry: 0 },
  { copy: 1.5 },
  { file: 'x' },
  { order: 'latest' },
  { other: 1 },
])('drops what it does not understand: %j', (search) => {
  expect(parseContractSearch(search)).toEqual({});
});
