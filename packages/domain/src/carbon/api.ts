import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath, Slug } from '../kernel/id.ts';
import { text } from '../kernel/text.ts';
import { documents } from '../kernel/upload.ts';
import {
  CarbonEntry,
  CarbonEntryChanges,
  CarbonEntryDraft,
  CarbonEntryQuery,
  CarbonEstimate,
} from './carbon-entry.ts';
import { TargetChanges } from './carbon-settings.ts';
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

const bySlug = z.object({ slug: Slug });
const oneEntry = z.object({ carbonEntryId: IdInPath });
const oneFile = oneEntry.extend({ fileId: IdInPath });

const alsoShown = ['carbonStandard', 'diary', 'labour', 'project', 'purchaseOrder'] as const;

export const carbonApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/carbon-entries',
    summary: 'List the carbon entries',
    needs: ['carbonEntry', 'R'],
    reads: alsoShown,
    query: CarbonEntryQuery,
    reply: z.array(CarbonEntry),
  }),
  listBySlug: endpoint({
    method: 'GET',
    path: '/api/projects/by-slug/:slug/carbon-entries',
    summary: 'List the carbon entries of a contract',
    needs: ['carbonEntry', 'R'],
    reads: alsoShown,
    params: bySlug,
    query: CarbonEntryQuery.omit({ projectId: true }),
    reply: z.array(CarbonEntry),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/carbon-entries/:carbonEntryId',
    summary: 'Read a carbon entry',
    needs: ['carbonEntry', 'R'],
    reads: alsoShown,
    params: oneEntry,
    reply: CarbonEntry,
  }),
  estimate: endpoint({
    method: 'POST',
    path: '/api/carbon-entries/estimate',
    summary: 'Work out what a carbon entry comes to',
    needs: ['carbonEntry', 'R'],
    isQuestion: true,
    body: CarbonEntryDraft,
    reply: CarbonEstimate,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/carbon-entries',
    summary: 'Add a carbon entry',
    needs: ['carbonEntry', 'C'],
    body: CarbonEntryDraft,
    reply: CarbonEntry,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/carbon-entries/:carbonEntryId',
    summary: 'Edit a carbon entry',
    needs: ['carbonEntry', 'U'],
    params: oneEntry,
    body: CarbonEntryChanges,
    reply: CarbonEntry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/carbon-entries/:carbonEntryId',
    summary: 'Delete a carbon entry to the recycle bin',
    needs: ['carbonEntry', 'D'],
    params: oneEntry,
    reply: z.undefined(),
    status: 204,
  }),
  addFile: endpoint({
    method: 'POST',
    path: '/api/carbon-entries/:carbonEntryId/files',
    summary: 'Add a file to a carbon entry',
    needs: ['carbonEntry', 'U'],
    params: oneEntry,
    upload: documents,
    reply: CarbonEntry,
    status: 201,
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/api/carbon-entries/:carbonEntryId/files/:fileId',
    summary: 'Delete a file of a carbon entry',
    needs: ['carbonEntry', 'U'],
    params: oneFile,
    reply: CarbonEntry,
  }),
  machines: endpoint({
    method: 'GET',
    path: '/api/carbon-machines',
    summary: 'List the machines of a contract, and usual ones, with what they burn',
    needs: ['carbonEntry', 'R'],
    reads: ['plant'],
    query: z.object({ projectId: IdInPath }),
    reply: z.array(CarbonMachine),
  }),
  wasteCodes: endpoint({
    method: 'GET',
    path: '/api/waste-codes',
    summary: 'Search the List of Wastes',
    needs: ['carbonEntry', 'R'],
    query: z.object({ q: text('Search', 100).optional() }),
    reply: z.array(WasteCode),
  }),
};

/** One snapshot, so that the figures of a reply agree with each other. */
const figures = { needs: ['carbonEntry', 'R'], reads: alsoShown, repeatableRead: true } as const;
const prints = { needs: ['carbonEntry', 'X'], sends: 'file', repeatableRead: true } as const;

export const footprintApi = {
  company: endpoint({
    method: 'GET',
    path: '/api/carbon-footprint',
    summary: 'Read the carbon footprint of the company',
    ...figures,
    query: FootprintQuery,
    reply: Footprint,
  }),
  contracts: endpoint({
    method: 'GET',
    path: '/api/carbon-footprint-contracts',
    summary: 'List the carbon footprint of every contract',
    ...figures,
    query: FootprintQuery,
    reply: z.array(ContractFootprint),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/carbon-footprint/:slug',
    summary: 'Read the carbon footprint of a contract',
    ...figures,
    params: bySlug,
    query: FootprintQuery,
    reply: Footprint,
  }),
  supplier: endpoint({
    method: 'GET',
    path: '/api/suppliers/:supplierId/carbon',
    summary: 'Read what a supplier has brought emits',
    ...figures,
    params: z.object({ supplierId: IdInPath }),
    reply: SupplierCarbon,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/carbon-footprint/:slug/pdf',
    summary: 'Print the carbon report of a contract',
    ...prints,
    params: bySlug,
    query: FootprintQuery,
    reply: z.unknown(),
  }),
  companyPdf: endpoint({
    method: 'GET',
    path: '/api/carbon-footprint-pdf',
    summary: 'Print the carbon report of the company',
    ...prints,
    query: FootprintQuery,
    reply: z.unknown(),
  }),
  restate: endpoint({
    method: 'GET',
    path: '/api/carbon-footprint/:slug/restatement',
    summary: 'Read two spans of time under the factors of one year',
    ...figures,
    params: bySlug,
    query: RestatementQuery,
    reply: Restatement,
  }),
  setTarget: endpoint({
    method: 'PUT',
    path: '/api/carbon-footprint/:slug/target',
    summary: 'Set the carbon target of a contract',
    needs: ['carbonStandard', 'M'],
    concerns: 'carbonEntry',
    params: bySlug,
    body: TargetChanges,
    reply: FootprintTarget,
  }),
};
