import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import {
  Material,
  MaterialChanges,
  MaterialDraft,
  MaterialPrice,
  MaterialQuery,
} from './material.ts';
import {
  CheckedPart,
  ImportPart,
  ImportStart,
  MaterialImport,
  onePart,
} from './material-import.ts';
import { PriceChange, PriceChanged, PriceUndo } from './price-change.ts';
import { StockLine, StockMovement, StockMovementDraft } from './stock.ts';
import { MaterialUsage, StockTotal } from './usage.ts';

const oneMaterial = z.object({ materialId: IdInPath });
const oneImport = z.object({ importId: IdInPath });
const oneProject = z.object({ projectId: IdInPath });

const catalogue = {
  list: endpoint({
    method: 'GET',
    path: '/api/materials',
    summary: 'List the materials',
    needs: ['material', 'R'],
    reads: ['carbonStandard', 'purchaseOrder'],
    query: MaterialQuery,
    reply: z.array(Material),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/materials',
    summary: 'Add a material',
    needs: ['material', 'C'],
    body: MaterialDraft,
    reply: Material,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/materials/:materialId',
    summary: 'Read a material',
    needs: ['material', 'R'],
    reads: ['carbonStandard', 'purchaseOrder'],
    params: oneMaterial,
    reply: Material,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/materials/:materialId',
    summary: 'Edit a material',
    needs: ['material', 'U'],
    params: oneMaterial,
    body: MaterialChanges,
    reply: Material,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/materials/:materialId',
    summary: 'Delete a material to the recycle bin',
    needs: ['material', 'D'],
    params: oneMaterial,
    reply: z.undefined(),
    status: 204,
  }),
  prices: endpoint({
    method: 'GET',
    path: '/api/materials/:materialId/prices',
    summary: 'List what a material has cost',
    needs: ['purchaseOrder.prices', 'R'],
    reads: ['material'],
    params: oneMaterial,
    query: PageQuery,
    reply: z.array(MaterialPrice),
  }),
  changePrices: endpoint({
    method: 'POST',
    path: '/api/materials/price-change',
    summary: 'Change the prices of several materials, or show what would become of them',
    needs: ['material', 'U'],
    body: PriceChange,
    reply: PriceChanged,
  }),
  undoPriceChange: endpoint({
    method: 'PUT',
    path: '/api/materials/price-change',
    summary: 'Put the prices back that a change has changed',
    needs: ['material', 'U'],
    body: PriceUndo,
    reply: PriceChanged,
  }),
};

/** A file is sent in parts, each with the verdicts on its rows; then the whole file is confirmed at once. */
const imports = {
  startImport: endpoint({
    method: 'POST',
    path: '/api/materials/import',
    summary: 'Begin to import materials from a file',
    needs: ['material', 'U'],
    body: ImportStart,
    reply: MaterialImport,
    status: 201,
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/api/materials/imports',
    summary: 'List the imports of materials',
    needs: ['material', 'U'],
    query: PageQuery,
    reply: z.array(MaterialImport),
  }),
  judgePart: endpoint({
    method: 'PUT',
    path: '/api/materials/imports/:importId/parts/:part',
    summary: 'Check a part of a file of materials',
    needs: ['material', 'U'],
    params: onePart,
    body: ImportPart,
    reply: CheckedPart,
  }),
  confirmImport: endpoint({
    method: 'PUT',
    path: '/api/materials/imports/:importId/confirmation',
    summary: 'Import the checked rows of a file into the catalogue',
    needs: ['material', 'U'],
    params: oneImport,
    reply: MaterialImport,
  }),
  undoImport: endpoint({
    method: 'DELETE',
    path: '/api/materials/imports/:importId/confirmation',
    summary: 'Undo an import of materials',
    needs: ['material', 'U'],
    params: oneImport,
    reply: MaterialImport,
  }),
};

const stock = {
  stockTotals: endpoint({
    method: 'GET',
    path: '/api/materials/stock',
    summary: 'List how much of each material is on site',
    needs: ['material', 'R'],
    reads: ['purchaseOrder'],
    reply: z.array(StockTotal),
  }),
  usage: endpoint({
    method: 'GET',
    path: '/api/materials/:materialId/usage',
    summary: 'List what became of a material on each contract',
    needs: ['material', 'R'],
    reads: ['purchaseOrder'],
    params: oneMaterial,
    reply: z.array(MaterialUsage),
  }),
  stock: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/stock',
    summary: 'List the materials on a site',
    needs: ['material', 'R'],
    reads: ['purchaseOrder'],
    params: oneProject,
    reply: z.array(StockLine),
  }),
  moveStock: endpoint({
    method: 'POST',
    path: '/api/projects/:projectId/stock-movements',
    summary: 'Record materials that were used on site or returned',
    needs: ['purchaseOrder.receive', 'A'],
    params: oneProject,
    body: StockMovementDraft,
    reply: StockMovement,
    status: 201,
  }),
};

export const materialsApi = { ...catalogue, ...imports, ...stock };
