import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
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
  importPartParams,
  MaterialImport,
} from './material-import.ts';
import { PriceChange, PriceChanged, PriceUndo } from './price-change.ts';
import { StockLine, StockMovement, StockMovementDraft } from './stock.ts';
import { MaterialUsage, StockTotal } from './usage.ts';

const catalogue = {
  list: get('/api/materials', ['material', 'R'], {
    summary: 'List the materials',
    reads: ['carbonEntry', 'carbonStandard', 'purchaseOrder'],
    query: MaterialQuery,
    reply: z.array(Material),
  }),
  add: post('/api/materials', ['material', 'C'], {
    summary: 'Add a material',
    body: MaterialDraft,
    reply: Material,
  }),
  read: get('/api/materials/:materialId', ['material', 'R'], {
    summary: 'Read a material',
    reads: ['carbonEntry', 'carbonStandard', 'purchaseOrder'],
    reply: Material,
  }),
  edit: patch('/api/materials/:materialId', ['material', 'U'], {
    summary: 'Edit a material',
    body: MaterialChanges,
    reply: Material,
  }),
  remove: del('/api/materials/:materialId', ['material', 'D'], {
    summary: 'Delete a material to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  prices: get('/api/materials/:materialId/prices', ['purchaseOrder.prices', 'R'], {
    summary: 'List the price history of a material',
    reads: ['material'],
    query: PageQuery,
    reply: z.array(MaterialPrice),
  }),
  changePrices: post('/api/materials/price-change', ['material', 'U'], {
    summary: 'Change the prices of several materials, or preview the change',
    body: PriceChange,
    reply: PriceChanged,
  }),
  undoPriceChange: put('/api/materials/price-change', ['material', 'U'], {
    summary: 'Undo a price change',
    body: PriceUndo,
    reply: PriceChanged,
  }),
};

/** A file is sent in parts, each with the verdicts on its rows; then the whole file is confirmed at once. */
const imports = {
  startImport: post('/api/materials/import', ['material', 'U'], {
    summary: 'Begin to import materials from a file',
    body: ImportStart,
    reply: MaterialImport,
    status: 201,
  }),
  listImports: get('/api/materials/imports', ['material', 'U'], {
    summary: 'List material imports',
    query: PageQuery,
    reply: z.array(MaterialImport),
  }),
  judgePart: put('/api/materials/imports/:importId/parts/:part', ['material', 'U'], {
    summary: 'Check part of a materials file',
    params: importPartParams,
    body: ImportPart,
    reply: CheckedPart,
  }),
  confirmImport: put('/api/materials/imports/:importId/confirmation', ['material', 'U'], {
    summary: 'Import the checked rows of a file into the catalogue',
    reply: MaterialImport,
  }),
  undoImport: del('/api/materials/imports/:importId/confirmation', ['material', 'U'], {
    summary: 'Undo a material import',
    reply: MaterialImport,
  }),
};

const stock = {
  stockTotals: get('/api/materials/stock', ['material', 'R'], {
    summary: 'List the stock of each material on site',
    reads: ['purchaseOrder'],
    reply: z.array(StockTotal),
  }),
  usage: get('/api/materials/:materialId/usage', ['material', 'R'], {
    summary: 'List the usage of a material by contract',
    reads: ['purchaseOrder'],
    reply: z.array(MaterialUsage),
  }),
  stock: get('/api/projects/:projectId/stock', ['material', 'R'], {
    summary: 'List the materials on a site',
    reads: ['purchaseOrder'],
    reply: z.array(StockLine),
  }),
  moveStock: post('/api/projects/:projectId/stock-movements', ['purchaseOrder.receive', 'A'], {
    summary: 'Record materials used on site or returned',
    body: StockMovementDraft,
    reply: StockMovement,
    status: 201,
  }),
};

export const materialsApi = { ...catalogue, ...imports, ...stock };
