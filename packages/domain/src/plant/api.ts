import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import {
  Arrival,
  BreakdownReport,
  Collection,
  OffHireNotice,
  OffHirePreview,
  PlantHire,
  PlantHireChanges,
  PlantHireDraft,
  PlantHireQuery,
  Transfer,
} from './plant-hire.ts';

const alsoShown = ['diary', 'hseCertificate', 'labour'] as const;

export const plantApi = {
  list: get('/api/plant-hires', ['plant', 'R'], {
    summary: 'List the plant on hire',
    reads: alsoShown,
    query: PlantHireQuery,
    reply: z.array(PlantHire),
  }),
  read: get('/api/plant-hires/:plantHireId', ['plant', 'R'], {
    summary: 'Read a plant hire',
    reads: alsoShown,
    reply: PlantHire,
  }),
  add: post('/api/plant-hires', ['plant', 'C'], {
    summary: 'Add plant to a contract',
    body: PlantHireDraft,
    reply: PlantHire,
  }),
  edit: patch('/api/plant-hires/:plantHireId', ['plant', 'U'], {
    summary: 'Edit or extend a plant hire',
    body: PlantHireChanges,
    reply: PlantHire,
  }),
  remove: del('/api/plant-hires/:plantHireId', ['plant', 'D'], {
    summary: 'Delete a plant hire to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  receive: put('/api/plant-hires/:plantHireId/arrival', ['plant', 'U'], {
    summary: 'Record the arrival of plant',
    body: Arrival,
    reply: PlantHire,
  }),
  offHireWords: get('/api/plant-hires/off-hire-words', ['plant', 'U'], {
    summary: 'Read the text of the off-hire notice',
    reply: z.object({ subject: z.string(), textContent: z.string() }),
  }),
  offHirePreview: get('/api/plant-hires/:plantHireId/off-hire-notice', ['plant', 'R'], {
    summary: 'Read the last day charged if the off-hire notice is sent now',
    reads: alsoShown,
    reply: OffHirePreview,
  }),
  offHire: put('/api/plant-hires/:plantHireId/off-hire-notice', ['plant', 'U'], {
    summary: 'Send the off-hire notice to the supplier',
    body: OffHireNotice,
    reply: PlantHire,
  }),
  collect: put('/api/plant-hires/:plantHireId/collection', ['plant', 'U'], {
    summary: 'Record the collection of plant',
    body: Collection,
    reply: PlantHire,
  }),
  reportBreakdown: put('/api/plant-hires/:plantHireId/breakdown', ['plant', 'U'], {
    summary: 'Report a plant breakdown',
    body: BreakdownReport,
    reply: PlantHire,
  }),
  recordRepair: del('/api/plant-hires/:plantHireId/breakdown', ['plant', 'U'], {
    summary: 'Record a plant repair',
    reply: PlantHire,
  }),
  transfer: put('/api/plant-hires/:plantHireId/transfer', ['plant', 'U'], {
    summary: 'Transfer plant to another contract',
    body: Transfer,
    reply: PlantHire,
  }),
};
