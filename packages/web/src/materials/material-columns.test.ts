import { aMaterial } from '@sitewright/domain/materials/material.fixture';
import { expect, it } from 'vitest';
import { materialColumns } from './material-columns.tsx';

it.each(['stock', 'weight'])('sorts and exports nought as a figure: %s', (name) => {
  const stock = new Map([[1, { materialId: 1, onSite: '0', sites: 1 }]]);
  const column = materialColumns({ seesPrices: true, today: '2026-11-15', stock }).find(
    ({ id }) => id === name,
  );
  const nought = aMaterial({ id: 1, weight: '0.000' });
  const unknown = aMaterial({ id: 2, weight: null });
  expect([nought, unknown].map((one) => column?.exportAs?.(one))).toEqual([0, null]);
  expect([nought, unknown].map((one) => column?.sortBy?.(one))).toEqual([0, null]);
});
