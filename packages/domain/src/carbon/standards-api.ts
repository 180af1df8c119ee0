import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import {
  CarbonSettings,
  CarbonSettingsChanges,
  EditionRestatement,
  SwitchPreview,
  SwitchQuery,
} from './carbon-settings.ts';
import {
  EpdDocument,
  Factor,
  FactorImport,
  FactorQuery,
  FactorSet,
  OwnFactor,
  OwnFactorChanges,
  OwnFactorDraft,
  SetAction,
  SucceedingFactor,
} from './factor.ts';

/** Factors, the sets that they come in, and which of them count. */
export const carbonStandardsApi = {
  listFactors: get('/api/carbon-factors', ['carbonStandard', 'R'], {
    summary: 'Search the carbon factors',
    query: FactorQuery,
    reply: z.array(Factor),
  }),
  addFactor: post('/api/carbon-factors', ['carbonStandard', 'M'], {
    summary: 'Add your own carbon factor',
    body: OwnFactorDraft,
    reply: OwnFactor,
    status: 201,
  }),
  listOwnFactors: get('/api/carbon-factors/own', ['carbonStandard', 'R'], {
    summary: 'List your own carbon factors and EPDs',
    reply: z.array(OwnFactor),
  }),
  editFactor: patch('/api/carbon-factors/:carbonFactorId', ['carbonStandard', 'M'], {
    summary: 'Replace one of your own carbon factors',
    body: OwnFactorChanges,
    reply: SucceedingFactor,
  }),
  retireFactor: del('/api/carbon-factors/:carbonFactorId', ['carbonStandard', 'M'], {
    summary: 'Retire one of your own carbon factors',
    reply: OwnFactor,
  }),
  attachEpd: post('/api/carbon-factors/:carbonFactorId/document', ['carbonStandard', 'M'], {
    summary: 'Attach an EPD document',
    upload: EpdDocument,
    reply: OwnFactor,
    status: 201,
  }),
  readEpd: get('/api/carbon-factors/:carbonFactorId/document', ['carbonStandard', 'R'], {
    summary: 'Read an EPD document',
    reply: z.unknown(),
    sends: 'file',
  }),
  listSets: get('/api/carbon-factor-sets', ['carbonStandard', 'R'], {
    summary: 'List the sets of carbon factors',
    reply: z.array(FactorSet),
  }),
  importSet: post('/api/carbon-factors/import', ['carbonStandard', 'M'], {
    summary: 'Import carbon factors from a workbook',
    body: FactorImport,
    reply: FactorSet,
    status: 201,
  }),
  publishSet: put('/api/carbon-factor-sets/:factorSetId/publication', ['carbonStandard', 'M'], {
    summary: 'Publish a set of carbon factors',
    body: SetAction,
    reply: FactorSet,
  }),
  discardSet: del('/api/carbon-factor-sets/:factorSetId', ['carbonStandard', 'M'], {
    summary: 'Discard a draft set of carbon factors',
    reply: z.undefined(),
    status: 204,
  }),
  readSettings: get('/api/carbon-settings', ['carbonStandard', 'R'], {
    summary: 'Read the carbon standard',
    reply: CarbonSettings,
  }),
  changeSettings: put('/api/carbon-settings', ['carbonStandard', 'M'], {
    summary: 'Change the carbon standard',
    body: CarbonSettingsChanges,
    reply: CarbonSettings,
  }),
  undoSettings: del('/api/carbon-settings', ['carbonStandard', 'M'], {
    summary: 'Undo the last change to the carbon standard',
    reply: CarbonSettings,
  }),
  previewRestatement: get('/api/carbon-settings/restatement', ['carbonStandard', 'M'], {
    summary: 'Preview restating entries that use an earlier edition',
    reads: ['carbonEntry', 'project'],
    repeatableRead: true,
    reply: EditionRestatement,
  }),
  restateEntries: post('/api/carbon-settings/restatement', ['carbonStandard', 'M'], {
    summary: 'Restate entries that use an earlier edition with the edition for their year',
    concerns: 'carbonEntry',
    reply: EditionRestatement,
  }),
  preview: post('/api/carbon-settings/preview', ['carbonStandard', 'M'], {
    summary: 'Preview a change of carbon standard',
    isReadOnly: true,
    repeatableRead: true,
    query: SwitchQuery,
    body: CarbonSettingsChanges,
    reply: SwitchPreview,
  }),
};
