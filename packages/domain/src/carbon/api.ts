import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { text } from '../kernel/text.ts';
import { documentUpload } from '../kernel/upload.ts';
import {
  CarbonEntry,
  CarbonEntryChanges,
  CarbonEntryDraft,
  CarbonEntryQuery,
  CarbonEstimate,
} from './carbon-entry.ts';
import { TargetChanges } from './carbon-settings.ts';
import { BetterFactorUse, FactorChange, FactorChanged, FactorChangeUndo } from './factor-change.ts';
import {
  ContractFootprint,
  Footprint,
  FootprintQuery,
  FootprintTarget,
  Restatement,
  RestatementQuery,
} from './footprint.ts';
import { CarbonMachine } from './machine.ts';
import { SupplierCarbon } from './supplier-carbon.ts';
import { WasteCode } from './waste-code.ts';

const alsoShown = ['carbonStandard', 'diary', 'labour', 'project', 'purchaseOrder'] as const;

/** The factor of all entries of a contract and of their materials in the catalogue: by the right of the catalogue. */
const factorChange = {
  betterFactors: get('/api/projects/by-slug/:slug/better-carbon-factors', ['carbonEntry', 'R'], {
    summary: 'List better factors for the carbon entries of a contract',
    reads: alsoShown,
    reply: z.array(BetterFactorUse),
  }),
  previewFactorChange: post(
    '/api/projects/by-slug/:slug/carbon-factor-change/preview',
    ['material', 'U'],
    {
      summary: 'Preview a change of averages to a better factor',
      concerns: 'carbonEntry',
      isReadOnly: true,
      body: FactorChange,
      reply: FactorChanged,
    },
  ),
  changeFactors: post('/api/projects/by-slug/:slug/carbon-factor-change', ['material', 'U'], {
    summary: 'Change the averages of a contract to a better factor',
    concerns: 'carbonEntry',
    body: FactorChange,
    reply: FactorChanged,
  }),
  undoFactorChange: put('/api/projects/by-slug/:slug/carbon-factor-change', ['material', 'U'], {
    summary: 'Undo a change to a better factor',
    concerns: 'carbonEntry',
    body: FactorChangeUndo,
    maxValues: 60_000,
    reply: FactorChanged,
  }),
};

export const carbonApi = {
  ...factorChange,
  list: get('/api/carbon-entries', ['carbonEntry', 'R'], {
    summary: 'List the carbon entries',
    reads: alsoShown,
    query: CarbonEntryQuery,
    reply: z.array(CarbonEntry),
  }),
  listBySlug: get('/api/projects/by-slug/:slug/carbon-entries', ['carbonEntry', 'R'], {
    summary: 'List the carbon entries of a contract',
    reads: alsoShown,
    query: CarbonEntryQuery.omit({ projectId: true }),
    reply: z.array(CarbonEntry),
  }),
  read: get('/api/carbon-entries/:carbonEntryId', ['carbonEntry', 'R'], {
    summary: 'Read a carbon entry',
    reads: alsoShown,
    reply: CarbonEntry,
  }),
  estimate: post('/api/carbon-entries/estimate', ['carbonEntry', 'R'], {
    summary: 'Estimate the emissions of a carbon entry',
    isReadOnly: true,
    body: CarbonEntryDraft,
    reply: CarbonEstimate,
  }),
  add: post('/api/carbon-entries', ['carbonEntry', 'C'], {
    summary: 'Add a carbon entry',
    body: CarbonEntryDraft,
    reply: CarbonEntry,
  }),
  edit: patch('/api/carbon-entries/:carbonEntryId', ['carbonEntry', 'U'], {
    summary: 'Edit a carbon entry',
    body: CarbonEntryChanges,
    reply: CarbonEntry,
  }),
  remove: del('/api/carbon-entries/:carbonEntryId', ['carbonEntry', 'D'], {
    summary: 'Delete a carbon entry to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  addFile: post('/api/carbon-entries/:carbonEntryId/files', ['carbonEntry', 'U'], {
    summary: 'Add a file to a carbon entry',
    upload: documentUpload,
    reply: CarbonEntry,
    status: 201,
  }),
  removeFile: del('/api/carbon-entries/:carbonEntryId/files/:fileId', ['carbonEntry', 'U'], {
    summary: 'Delete a file of a carbon entry',
    reply: CarbonEntry,
  }),
  machines: get('/api/carbon-machines', ['carbonEntry', 'R'], {
    summary: 'List the machines of a contract and typical ones, with their fuel use',
    reads: ['plant'],
    query: z.object({ projectId: IdInPath }),
    reply: z.array(CarbonMachine),
  }),
  wasteCodes: get('/api/waste-codes', ['carbonEntry', 'R'], {
    summary: 'Search the List of Wastes',
    query: z.object({ q: text('Search', 100).optional() }),
    reply: z.array(WasteCode),
  }),
};

/** One snapshot, so that the figures of a reply agree with each other. */
const figures = { reads: alsoShown, repeatableRead: true } as const;
const prints = { sends: 'file', isExport: true, repeatableRead: true } as const;

export const footprintApi = {
  company: get('/api/carbon-footprint', ['carbonEntry', 'R'], {
    summary: 'Read the carbon footprint of the company',
    ...figures,
    query: FootprintQuery,
    reply: Footprint,
  }),
  contracts: get('/api/carbon-footprint-contracts', ['carbonEntry', 'R'], {
    summary: 'List the carbon footprint of every contract',
    ...figures,
    query: FootprintQuery,
    reply: z.array(ContractFootprint),
  }),
  read: get('/api/carbon-footprint/:slug', ['carbonEntry', 'R'], {
    summary: 'Read the carbon footprint of a contract',
    ...figures,
    query: FootprintQuery,
    reply: Footprint,
  }),
  supplier: get('/api/suppliers/:supplierId/carbon', ['carbonEntry', 'R'], {
    summary: 'Read the emissions of the deliveries of a supplier',
    ...figures,
    reply: SupplierCarbon,
  }),
  pdf: get('/api/carbon-footprint/:slug/pdf', ['carbonEntry', 'X'], {
    summary: 'Print the carbon report of a contract',
    ...prints,
    query: FootprintQuery,
    reply: z.unknown(),
  }),
  companyPdf: get('/api/carbon-footprint-pdf', ['carbonEntry', 'X'], {
    summary: 'Print the carbon report of the company',
    ...prints,
    query: FootprintQuery,
    reply: z.unknown(),
  }),
  restate: get('/api/carbon-footprint/:slug/restatement', ['carbonEntry', 'R'], {
    summary: 'Compare two periods under the factors of one year',
    ...figures,
    query: RestatementQuery,
    reply: Restatement,
  }),
  setTarget: put('/api/carbon-footprint/:slug/target', ['carbonStandard', 'M'], {
    summary: 'Set the carbon target of a contract',
    concerns: 'carbonEntry',
    body: TargetChanges,
    reply: FootprintTarget,
  }),
};
