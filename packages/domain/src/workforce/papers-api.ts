import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
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

const training = {
  training: get('/api/workers/training', ['worker', 'R'], {
    summary: 'List the workers and their training',
    query: TrainingQuery,
    reply: z.array(WorkerTraining),
  }),
  requiredCompetences: get('/api/workers/required-competences', ['worker', 'R'], {
    summary: 'Read the competences each trade needs',
    reply: RequiredCompetences,
  }),
  setRequiredCompetences: put('/api/workers/required-competences', ['worker', 'D'], {
    summary: 'Set the competences each trade needs',
    body: RequiredCompetences,
    reply: RequiredCompetences,
  }),
  competences: get('/api/workers/:workerId/competences', ['worker', 'R'], {
    summary: 'List the competences of a worker',
    reply: z.array(WorkerCompetence),
  }),
  addCompetence: post('/api/workers/:workerId/competences', ['worker', 'U'], {
    summary: 'Add a competence to a worker',
    body: CompetenceDraft,
    reply: WorkerCompetence,
    status: 201,
  }),
  editCompetence: patch('/api/worker-competences/:workerCompetenceId', ['worker', 'U'], {
    summary: 'Edit a competence of a worker',
    body: CompetenceChanges,
    reply: WorkerCompetence,
  }),
  removeCompetence: del('/api/worker-competences/:workerCompetenceId', ['worker', 'U'], {
    summary: 'Delete a competence of a worker',
    reply: z.undefined(),
    status: 204,
  }),
};

const inductions = {
  inductions: get('/api/workers/:workerId/inductions', ['worker', 'R'], {
    summary: 'List the inductions of a worker',
    reply: z.array(WorkerInduction),
  }),
  induct: post('/api/workers/:workerId/inductions', ['worker', 'U'], {
    summary: 'Induct a worker on a contract',
    body: InductionDraft,
    reply: WorkerInduction,
    status: 201,
  }),
  removeInduction: del('/api/worker-inductions/:workerInductionId', ['worker', 'U'], {
    summary: 'Delete an induction of a worker',
    reply: z.undefined(),
    status: 204,
  }),
  cardChecks: get('/api/workers/:workerId/card-checks', ['worker', 'R'], {
    summary: 'List the card checks of a worker',
    reply: z.array(WorkerCardCheck),
  }),
  checkCard: post('/api/workers/:workerId/card-checks', ['worker', 'U'], {
    summary: 'Check the card of a worker',
    body: CardCheckDraft,
    reply: WorkerRecord,
    status: 201,
  }),
};

const rates = {
  rates: get('/api/workers/:workerId/rates', ['worker.pay', 'R'], {
    summary: 'List the pay rates of a worker',
    reply: z.array(WorkerRate),
  }),
  addRate: post('/api/workers/:workerId/rates', ['worker.pay', 'U'], {
    summary: 'Set the pay rate of a worker from a date',
    body: RateDraft,
    reply: WorkerRate,
    status: 201,
  }),
  removeRate: del('/api/worker-rates/:workerRateId', ['worker.pay', 'U'], {
    summary: 'Delete a pay rate of a worker',
    reply: z.undefined(),
    status: 204,
  }),
};

const documents = {
  documents: get('/api/workers/:workerId/documents', ['worker.private', 'R'], {
    summary: 'List the documents of a worker',
    reply: z.array(WorkerDocument),
  }),
  addDocument: post('/api/workers/:workerId/documents', ['worker.private', 'U'], {
    summary: 'Add a document to a worker',
    upload: workerDocuments,
    reply: WorkerDocument,
    status: 201,
  }),
  /** They include passports and bank letters: adding one does not give the right to read it. */
  document: get('/api/worker-documents/:workerDocumentId/content', ['worker.identity', 'S'], {
    summary: 'Read a document of a worker',
    reply: z.unknown(),
    sends: 'file',
  }),
  removeDocument: del('/api/worker-documents/:workerDocumentId', ['worker.private', 'U'], {
    summary: 'Delete a document of a worker',
    reply: z.undefined(),
    status: 204,
  }),
};

/** Records of a worker. */
export const papersApi = { ...training, ...inductions, ...rates, ...documents };
