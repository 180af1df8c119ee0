import { readFileSync } from 'node:fs';
import type { Companions } from '@sitewright/domain/carbon/emission-input';
import { kindOf } from '@sitewright/domain/carbon/units';
import { describe, expect, it } from 'vitest';
import { companionsOf } from './companion-ids.ts';
import { officialFactor, officialFactors } from './official-factors.ts';
import { searchOfficial } from './search-factors.ts';

/** Independent of the product's reader: id, value and copies are unquoted, at the ends of a line. */
const rowsOf = (year: number) =>
  readFileSync(new URL(`./official-${year}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = ''] = line.split(',');
      const [value = '', copies = ''] = line.split(',').slice(-2);
      return { id, value, copies: Number(copies) };
    });

it.each([
  [2023, 1440],
  [2024, 1467],
  [2025, 1467],
  [2026, 1472],
])('reads every row of %i, %i of them, as in the table', (year, count) => {
  const rows = rowsOf(year);
  expect(rows).toHaveLength(count);
  expect(officialFactors(year)).toHaveLength(count);
  for (const { id, value, copies } of rows)
    expect(officialFactor(id, year)).toMatchObject({ id, value, copies, year, source: 'official' });
});

it.each([
  ['7_400_4000_5_1', 2024, '0.20705'],
  ['7_400_4000_5_1', 2025, '0.177'],
  ['7_400_4000_5_1', 2026, '0.13096'],
  ['2_103_1036_8_1', 2024, '0.03558'],
  ['99_103_1036_8_2', 2024, '2.43'],
  ['20_500_5257_15_1', 2024, '925.24423'],
  ['19_500_5020_15_1', 2025, '118.79306'],
  ['1_101_1014_8_1', 2025, '2.75541'],
])('%s of %i is %s', (id, year, value) => {
  expect(Number(officialFactor(id, year)?.value)).toBe(Number(value));
});

it('reads the name, unit, scope and category of a row', () => {
  expect(officialFactor('19_500_5020_15_1', 2025)).toMatchObject({
    name: 'Concrete, primary material production',
    group: 'Material use: Construction',
    category: 'materials',
    scope: '3',
    unit: 't',
    citation: 'UK Government GHG Conversion Factors for Company Reporting 2025, DESNZ and Defra',
  });
  expect(officialFactor('5_304_3109_4_1', 2026)).toMatchObject({
    name: 'Rigid (>3.5 - 7.5 tonnes), 0% laden',
    group: 'Delivery vehicles: HGV (non-refrigerated, all diesel)',
    category: 'transport',
    scope: '1',
    unit: 'km',
  });
  expect(officialFactor('99_604_1011_8_2', 2024)).toMatchObject({ scope: 'outside', unit: 'l' });
});

it('never takes the factor of another year', () => {
  expect(officialFactor('7_400_4000_5_1', 2022)).toBeUndefined();
  expect(officialFactor('7_400_4000_5_1', 2027)).toBeUndefined();
  // Added in 2024.
  expect(officialFactor('5_303_3100_4_1', 2024)).toBeDefined();
});

const ids = (companions: Companions) =>
  Object.fromEntries(Object.entries(companions).map(([kind, factor]) => [kind, factor?.id]));

const companionsIn = (id: string, year: number) =>
  companionsOf(id, (of) => officialFactor(of, year));

describe('companions of a row', () => {
  it.each([
    ['diesel', '1_101_1011_8_1', { wtt: '11_101_1011_8_1', biogenic: '99_604_1011_8_2' }],
    ['diesel by kWh', '1_101_1011_6_1', { wtt: '11_101_1011_6_1', biogenic: '99_604_1011_5_2' }],
    ['gas oil', '1_101_1014_8_1', { wtt: '11_101_1014_8_1' }],
    ['petrol', '1_101_1017_8_1', { wtt: '11_101_1017_8_1', biogenic: '99_604_1017_8_2' }],
    ['natural gas', '1_100_1004_6_1', { wtt: '11_100_1004_6_1' }],
    ['LPG', '1_100_1003_8_1', { wtt: '11_100_1003_8_1' }],
    ['propane', '1_100_1007_8_1', { wtt: '11_100_1007_8_1' }],
    ['HVO', '2_103_1036_8_1', { wtt: '12_900_1036_8_1', biogenic: '99_103_1036_8_2' }],
    [
      'electricity',
      '7_400_4000_5_1',
      {
        losses: '13_402_4000_5_1',
        wtt: '15_917_4000_5_1',
        lossesWtt: '15_918_4000_5_1',
        biogenic: '99_400_4001_5_2',
      },
    ],
    ['water', '17_404_4005_1_1', { treatment: '18_405_4006_1_1' }],
    ['a lorry of others', '27_304_3140_14_1', { wtt: '28_907_3140_14_1' }],
    ['a van of our own', '5_303_3095_9_1', { wtt: '28_906_3095_9_1' }],
    ['concrete', '19_500_5020_15_1', {}],
  ])('are found for %s in every edition', (_, id, companions) => {
    for (const year of [2023, 2024, 2025, 2026])
      expect(JSON.parse(JSON.stringify(ids(companionsIn(id, year))))).toEqual(companions);
  });

  it('always have the same kind of unit', () => {
    for (const { id, unit } of officialFactors(2026))
      for (const companion of Object.values(companionsIn(id, 2026)))
        if (companion && unit !== 'kWh (Net CV)')
          expect([id, kindOf(companion.unit)]).toEqual([id, kindOf(unit)]);
  });
});

describe('a search', () => {
  const found = (q: string, category?: 'plant' | 'materials' | 'transport') =>
    searchOfficial({ q, category, year: 2026 });

  it('matches the beginnings of words, in any case and order', () => {
    expect(found('prim CONC')[0]?.id).toBe('19_500_5020_15_1');
  });

  it('lists common factors of construction sites first', () => {
    expect(found('diesel')[0]?.id).toBe('1_101_1011_8_1');
    expect(found('', 'plant')[0]?.id).toBe('1_101_1011_8_1');
    expect(found('electricity')[0]?.id).toBe('7_400_4000_5_1');
    // A car comes before the vans in the table, but no form uses it.
    expect(found('average battery')[0]?.category).toBe('transport');
  });

  it('finds a row by its id', () => {
    expect(found('26_904_3046_9_1')[0]?.id).toBe('26_904_3046_9_1');
  });

  it('is limited to the category of the form', () => {
    const groups = new Set(found('', 'materials').map(({ group }) => group.split(':')[0]));
    expect([...groups]).toEqual(['Material use']);
    // Transport can also be calculated by fuel.
    expect(found('gas oil', 'transport')[0]?.name).toBe('Gas oil');
  });

  it('finds nothing for an unknown word, nor in a year without an edition', () => {
    expect(found('unobtainium')).toEqual([]);
    expect(searchOfficial({ q: 'diesel', year: 2022 })).toEqual([]);
  });
});
