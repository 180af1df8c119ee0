import { aMaterial } from '@sitewright/domain/materials/material.fixture';
import { expect, it } from 'vitest';
import { sourceText } from './labels.ts';
import { materialColumns } from './material-columns.tsx';

it.each(['stock', 'weight'])('sorts and exports zero as a figure: %s', (name) => {
  const stock = new Map([[1, { materialId: 1, onSite: '0', sites: 1 }]]);
  const column = materialColumns({ seesPrices: true, today: '2026-11-15', stock }).find(
    ({ id }) => id === name,
  );
  const zero = aMaterial({ id: 1, weight: '0.000' });
  const unknown = aMaterial({ id: 2, weight: null });
  expect([zero, unknown].map((material) => column?.exportAs?.(material))).toEqual([0, null]);
  expect([zero, unknown].map((material) => column?.sortBy?.(material))).toEqual([0, null]);
});

it.each([
  ['UK Government GHG Conversion Factors for Company Reporting', 2026, 'UK Government 2026'],
  ['Own factor, 2026', 2026, 'Own factor, 2026'],
  ['EPD S-P-01234', 2026, 'EPD S-P-01234 2026'],
  ['EPD S-P-01234', null, 'EPD S-P-01234'],
  [null, null, ''],
])('names the source %s of %s as %j, short enough for its column', (source, year, words) => {
  expect(sourceText({ carbonSource: source, carbonYear: year })).toBe(words);
});
