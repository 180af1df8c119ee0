import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { ImportReport, mostOfImport } from '../kernel/row-import.ts';
import { papersApi } from './papers-api.ts';
import {
  Erasure,
  HealthChanges,
  IdentityChanges,
  Reasoned,
  Reveal,
  Revealed,
  SubjectAccess,
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

const oneWorker = z.object({ workerId: IdInPath });

const register = {
  list: endpoint({
    method: 'GET',
    path: '/api/workers',
    summary: 'List the workers',
    needs: ['worker', 'R'],
    reads: ['labour', 'riskAssessment'],
    query: WorkerQuery,
    reply: z.array(Worker),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/workers/summary',
    summary: 'Count the workers',
    needs: ['worker', 'R'],
    reads: ['labour', 'riskAssessment'],
    reply: WorkforceSummary,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/workers/:workerId',
    summary: 'Read a worker',
    needs: ['worker', 'R'],
    reads: ['labour', 'riskAssessment'],
    params: oneWorker,
    reply: WorkerRecord,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/workers',
    summary: 'Add a worker',
    needs: ['worker', 'C'],
    body: WorkerDraft,
    reply: WorkerRecord,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/workers/:workerId',
    summary: 'Edit a worker',
    needs: ['worker', 'U'],
    params: oneWorker,
    body: WorkerChanges,
    reply: WorkerRecord,
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/api/workers/:workerId/status',
    summary: 'Say whether a worker is active, on leave, suspended or has left',
    needs: ['worker', 'U'],
    params: oneWorker,
    body: StatusChange,
    reply: WorkerRecord,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workers/:workerId',
    summary: 'Delete a worker to the recycle bin',
    needs: ['worker', 'D'],
    params: oneWorker,
    reply: z.undefined(),
    status: 204,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/workers/import',
    summary: 'Add workers from the rows of a file',
    needs: ['worker', 'C'],
    body: WorkerImport,
    reply: ImportReport,
    ...mostOfImport,
  }),
};

const secrets = {
  setIdentity: endpoint({
    method: 'PUT',
    path: '/api/workers/:workerId/identity',
    summary: 'Write down who a worker is by law, and where their money goes',
    needs: ['worker.identity', 'U'],
    params: oneWorker,
    body: IdentityChanges,
    reply: WorkerRecord,
  }),
  setHealth: endpoint({
    method: 'PUT',
    path: '/api/workers/:workerId/health',
    summary: 'Write down the health of a worker',
    needs: ['worker.health.edit', 'U'],
    params: oneWorker,
    body: HealthChanges,
    reply: WorkerRecord,
  }),
  /** The field decides what else it takes: identity and pay ask for more than health. */
  reveal: endpoint({
    method: 'POST',
    path: '/api/workers/:workerId/reveal',
    summary: 'Reveal sealed fields of a worker',
    needs: ['worker.health', 'S'],
    params: oneWorker,
    body: Reveal,
    reply: Revealed,
    isSecret: true,
  }),
  subjectAccess: endpoint({
    method: 'POST',
    path: '/api/workers/:workerId/subject-access',
    summary: 'Hand out all that is held about a worker',
    needs: ['worker.subjectAccess', 'A'],
    params: oneWorker,
    body: Reasoned,
    reply: SubjectAccess,
    isSecret: true,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/workers/:workerId/erasure',
    summary: 'Erase a worker who has left',
    needs: ['worker.subjectAccess', 'A'],
    params: oneWorker,
    body: Reasoned,
    reply: Erasure,
    isSecret: true,
  }),
};

export const workforceApi = { ...register, ...secrets, ...papersApi, ...sitesApi };
