import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { ImportReport, maxImportSize } from '../kernel/row-import.ts';
import { papersApi } from './papers-api.ts';
import {
  Erasure,
  HealthChanges,
  IdentityChanges,
  Reveal,
  Revealed,
  SubjectAccess,
  WorkerReason,
} from './sealed.ts';
import { sitesApi } from './sites-api.ts';
import {
  StatusChange,
  Worker,
  WorkerChanges,
  WorkerDraft,
  WorkerQuery,
  WorkerRecord,
  WorkforceSummary,
} from './worker.ts';
import { WorkerImport } from './worker-import.ts';

const register = {
  list: get('/api/workers', ['worker', 'R'], {
    summary: 'List the workers',
    reads: ['labour', 'riskAssessment'],
    query: WorkerQuery,
    reply: z.array(Worker),
  }),
  summary: get('/api/workers/summary', ['worker', 'R'], {
    summary: 'Count the workers',
    reads: ['labour', 'riskAssessment'],
    reply: WorkforceSummary,
  }),
  read: get('/api/workers/:workerId', ['worker', 'R'], {
    summary: 'Read a worker',
    reads: ['labour', 'riskAssessment'],
    reply: WorkerRecord,
  }),
  add: post('/api/workers', ['worker', 'C'], {
    summary: 'Add a worker',
    body: WorkerDraft,
    reply: WorkerRecord,
  }),
  edit: patch('/api/workers/:workerId', ['worker', 'U'], {
    summary: 'Edit a worker',
    body: WorkerChanges,
    reply: WorkerRecord,
  }),
  setStatus: put('/api/workers/:workerId/status', ['worker', 'U'], {
    summary: 'Change the employment status of a worker',
    body: StatusChange,
    reply: WorkerRecord,
  }),
  remove: del('/api/workers/:workerId', ['worker', 'D'], {
    summary: 'Delete a worker to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  import: post('/api/workers/import', ['worker', 'C'], {
    summary: 'Import workers from the rows of a file',
    body: WorkerImport,
    reply: ImportReport,
    ...maxImportSize,
  }),
};

const secrets = {
  setIdentity: put('/api/workers/:workerId/identity', ['worker.identity', 'U'], {
    summary: 'Set the identity and bank details of a worker',
    body: IdentityChanges,
    reply: WorkerRecord,
  }),
  setHealth: put('/api/workers/:workerId/health', ['worker.health.edit', 'U'], {
    summary: 'Set the health details of a worker',
    body: HealthChanges,
    reply: WorkerRecord,
  }),
  /** The field decides what else it takes: identity and pay ask for more than health. */
  reveal: post('/api/workers/:workerId/reveal', ['worker.health', 'S'], {
    summary: 'Reveal protected fields of a worker',
    body: Reveal,
    reply: Revealed,
    isSecret: true,
  }),
  subjectAccess: post('/api/workers/:workerId/subject-access', ['worker.subjectAccess', 'A'], {
    summary: 'Export all data held about a worker',
    body: WorkerReason,
    reply: SubjectAccess,
    isSecret: true,
  }),
  erase: post('/api/workers/:workerId/erasure', ['worker.subjectAccess', 'A'], {
    summary: 'Erase a worker who has left',
    body: WorkerReason,
    reply: Erasure,
    isSecret: true,
  }),
};

export const workforceApi = { ...register, ...secrets, ...papersApi, ...sitesApi };
