import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import {
  CardCheckDraft,
  CompetenceChanges,
  CompetenceDraft,
  InductionDraft,
  RequiredCompetences,
  TrainingQuery,
  WorkerCardCheck,
  WorkerCompetence,
  WorkerDocument,
  WorkerInduction,
  WorkerTraining,
  workerDocuments,
} from './papers.ts';
import { RateDraft, WorkerRate } from './pay.ts';
import { WorkerRecord } from './worker.ts';

const oneWorker = z.object({ workerId: IdInPath });
const oneCompetence = z.object({ workerCompetenceId: IdInPath });
const oneInduction = z.object({ workerInductionId: IdInPath });
const oneRate = z.object({ workerRateId: IdInPath });
const oneDocument = z.object({ workerDocumentId: IdInPath });

const training = {
  training: endpoint({
    method: 'GET',
    path: '/api/workers/training',
    summary: 'List the workers and what they hold',
    needs: ['worker', 'R'],
    query: TrainingQuery,
    reply: z.array(WorkerTraining),
  }),
  requiredCompetences: endpoint({
    method: 'GET',
    path: '/api/workers/required-competences',
    summary: 'Read what each trade has to have',
    needs: ['worker', 'R'],
    reply: RequiredCompetences,
  }),
  setRequiredCompetences: endpoint({
    method: 'PUT',
    path: '/api/workers/required-competences',
    summary: 'Say what each trade has to have',
    needs: ['worker', 'D'],
    body: RequiredCompetences,
    reply: RequiredCompetences,
  }),
  competences: endpoint({
    method: 'GET',
    path: '/api/workers/:workerId/competences',
    summary: 'List the competences of a worker',
    needs: ['worker', 'R'],
    params: oneWorker,
    reply: z.array(WorkerCompetence),
  }),
  addCompetence: endpoint({
    method: 'POST',
    path: '/api/workers/:workerId/competences',
    summary: 'Add a competence of a worker',
    needs: ['worker', 'U'],
    params: oneWorker,
    body: CompetenceDraft,
    reply: WorkerCompetence,
    status: 201,
  }),
  editCompetence: endpoint({
    method: 'PATCH',
    path: '/api/worker-competences/:workerCompetenceId',
    summary: 'Edit a competence of a worker',
    needs: ['worker', 'U'],
    params: oneCompetence,
    body: CompetenceChanges,
    reply: WorkerCompetence,
  }),
  removeCompetence: endpoint({
    method: 'DELETE',
    path: '/api/worker-competences/:workerCompetenceId',
    summary: 'Delete a competence of a worker',
    needs: ['worker', 'U'],
    params: oneCompetence,
    reply: z.undefined(),
    status: 204,
  }),
};

const inductions = {
  inductions: endpoint({
    method: 'GET',
    path: '/api/workers/:workerId/inductions',
    summary: 'List the inductions of a worker',
    needs: ['worker', 'R'],
    params: oneWorker,
    reply: z.array(WorkerInduction),
  }),
  induct: endpoint({
    method: 'POST',
    path: '/api/workers/:workerId/inductions',
    summary: 'Induct a worker on a contract',
    needs: ['worker', 'U'],
    params: oneWorker,
    body: InductionDraft,
    reply: WorkerInduction,
    status: 201,
  }),
  removeInduction: endpoint({
    method: 'DELETE',
    path: '/api/worker-inductions/:workerInductionId',
    summary: 'Delete an induction of a worker',
    needs: ['worker', 'U'],
    params: oneInduction,
    reply: z.undefined(),
    status: 204,
  }),
  cardChecks: endpoint({
    method: 'GET',
    path: '/api/workers/:workerId/card-checks',
    summary: 'List who looked at the card of a worker',
    needs: ['worker', 'R'],
    params: oneWorker,
    reply: z.array(WorkerCardCheck),
  }),
  checkCard: endpoint({
    method: 'POST',
    path: '/api/workers/:workerId/card-checks',
    summary: 'Check the card of a worker',
    needs: ['worker', 'U'],
    params: oneWorker,
    body: CardCheckDraft,
    reply: WorkerRecord,
    status: 201,
  }),
};

const rates = {
  rates: endpoint({
    method: 'GET',
    path: '/api/workers/:workerId/rates',
    summary: 'List since when a worker has which rate',
    needs: ['worker.pay', 'R'],
    params: oneWorker,
    reply: z.array(WorkerRate),
  }),
  addRate: endpoint({
    method: 'POST',
    path: '/api/workers/:workerId/rates',
    summary: 'Set the rate of a worker from a day on',
    needs: ['worker.pay', 'U'],
    params: oneWorker,
    body: RateDraft,
    reply: WorkerRate,
    status: 201,
  }),
  removeRate: endpoint({
    method: 'DELETE',
    path: '/api/worker-rates/:workerRateId',
    summary: 'Delete a rate of a worker',
    needs: ['worker.pay', 'U'],
    params: oneRate,
    reply: z.undefined(),
    status: 204,
  }),
};

const documents = {
  documents: endpoint({
    method: 'GET',
    path: '/api/workers/:workerId/documents',
    summary: 'List the documents of a worker',
    needs: ['worker.private', 'R'],
    params: oneWorker,
    reply: z.array(WorkerDocument),
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/api/workers/:workerId/documents',
    summary: 'Add a document of a worker',
    needs: ['worker.private', 'U'],
    params: oneWorker,
    upload: workerDocuments,
    reply: WorkerDocument,
    status: 201,
  }),
  /** They include passports and bank letters: adding one does not give the right to read it. */
  document: endpoint({
    method: 'GET',
    path: '/api/worker-documents/:workerDocumentId/content',
    summary: 'Read a document of a worker',
    needs: ['worker.identity', 'S'],
    params: oneDocument,
    reply: z.unknown(),
    sends: 'file',
  }),
  removeDocument: endpoint({
    method: 'DELETE',
    path: '/api/worker-documents/:workerDocumentId',
    summary: 'Delete a document of a worker',
    needs: ['worker.private', 'U'],
    params: oneDocument,
    reply: z.undefined(),
    status: 204,
  }),
};

/** What belongs to a worker. */
export const papersApi = { ...training, ...inductions, ...rates, ...documents };
