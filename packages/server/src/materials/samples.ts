import type { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof materialsApi> = {
  list: ({ supplierId }) => ({ query: { supplierId } }),
  add: ({ supplierId }) => ({ body: aMaterialDraft({ sku: 'CON-0002', supplierId }) }),
  read: ({ materialId }) => ({ params: { materialId } }),
  edit: ({ materialId, supplierId }) => ({
    params: { materialId },
    body: { purchaseCost: '131.00', supplierId },
  }),
  remove: ({ materialId }) => ({ params: { materialId } }),
  prices: ({ materialId }) => ({ params: { materialId }, query: {} }),
  changePrices: ({ materialId }) => ({
    body: { materialIds: [materialId], percent: '4.5', isConfirmed: true },
  }),
  undoPriceChange: ({ materialId }) => ({
    body: { rows: [{ materialId, before: '120.00', after: '128.50' }] },
  }),
  startImport: () => ({ body: { fileName: 'price-list.csv' } }),
  listImports: () => ({ query: {} }),
  judgePart: ({ materialImportId: importId }) => ({
    params: { importId, part: 0 },
    body: { rows: [{ line: 2, itemDescription: 'Sharp sand', sku: 'AGG-1', unit: 't' }] },
  }),
  confirmImport: ({ materialImportId: importId }) => ({ params: { importId } }),
  undoImport: ({ materialImportId: importId }) => ({ params: { importId } }),
  stockTotals: () => ({}),
  usage: ({ materialId }) => ({ params: { materialId } }),
  stock: ({ projectId }) => ({ params: { projectId } }),
  moveStock: ({ projectId, materialId }) => ({
    params: { projectId },
    body: { materialId, move: 'used', quantity: '1' },
  }),
};
