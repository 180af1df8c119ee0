import { expect, it } from 'vitest';
import { labelOptions, plainOptions } from '../fields/options.ts';
import { choiceFilter, foundFilter, multiValueFilter } from './filters.ts';

type Worker = { trade: string | null; site: number; sites: string[] };
const workers: Worker[] = [
  { trade: 'Scaffolder', site: 2, sites: ['wharf'] },
  { trade: 'Fixer', site: 1, sites: ['wharf', 'bridge'] },
  { trade: 'Scaffolder', site: 2, sites: [] },
  { trade: null, site: 1, sites: [] },
];

it('offers each value that occurs once, by name, and none for a missing one', () => {
  const { options, of } = foundFilter('trade', 'Trade', workers, ({ trade }) => trade);
  expect(options).toEqual(plainOptions(['Fixer', 'Scaffolder']));
  expect(workers.map(of)).toEqual(['Scaffolder', 'Fixer', 'Scaffolder', '']);
});

it('offers values under the names of their rows', () => {
  const { options } = foundFilter(
    'site',
    'Site',
    workers,
    ({ site }) => String(site),
    ({ site }) => (site === 1 ? 'Wharf' : 'Bridge'),
  );
  expect(options).toEqual([
    { value: '2', label: 'Bridge' },
    { value: '1', label: 'Wharf' },
  ]);
});

it('offers what is given, and takes nothing for no value', () => {
  const options = labelOptions({ yes: 'Has a trade' });
  const filter = choiceFilter<Worker>('trade', 'Trade', options, ({ trade }) => trade && 'yes');
  expect(filter.options).toEqual([{ value: 'yes', label: 'Has a trade' }]);
  expect(workers.map(filter.of)).toEqual(['yes', 'yes', 'yes', '']);
});

it('finds a row of several values by any of them', () => {
  const filter = multiValueFilter<Worker>(
    { site: 'bridge|wharf' },
    'site',
    'Site',
    [],
    ({ sites }) => sites,
  );
  expect(workers.map(filter.of)).toEqual(['wharf', 'bridge', '', '']);
});
