import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { GateCheck, OnSite, OverallScore, ScoreOverride, WorkerScores } from './on-site.ts';
import { workerPictures } from './papers.ts';
import { WorkerRecord } from './worker.ts';
import { scoreNames } from './worker-values.ts';

const oneWorker = z.object({ workerId: IdInPath });
const oneBadge = z.object({ badge: z.string().regex(/^[\w-]{10,64}$/, 'Expected a badge') });

const alsoShown = ['labour', 'riskAssessment'] as const;

const pictures = {
  picture: endpoint({
    method: 'GET',
    path: '/api/workers/:workerId/picture',
    summary: 'Read the picture of a worker',
    needs: ['worker.private', 'R'],
    params: oneWorker,
    reply: z.unknown(),
    sends: 'file',
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/workers/:workerId/picture',
    summary: 'Set the picture of a worker',
    needs: ['worker', 'U'],
    params: oneWorker,
    upload: workerPictures,
    reply: WorkerRecord,
  }),
  cardPhoto: endpoint({
    method: 'GET',
    path: '/api/workers/:workerId/card-photo',
    summary: 'Read the photo of the card of a worker',
    needs: ['worker.private', 'R'],
    params: oneWorker,
    reply: z.unknown(),
    sends: 'file',
  }),
  setCardPhoto: endpoint({
    method: 'PUT',
    path: '/api/workers/:workerId/card-photo',
    summary: 'Set the photo of the card of a worker',
    needs: ['worker', 'U'],
    params: oneWorker,
    upload: workerPictures,
    reply: WorkerRecord,
  }),
};

const scores = {
  overallScores: endpoint({
    method: 'GET',
    path: '/api/workers/overall-scores',
    summary: 'List one score of each worker who has one',
    needs: ['worker.private', 'R'],
    reads: alsoShown,
    reply: z.array(OverallScore),
  }),
  scores: endpoint({
    method: 'GET',
    path: '/api/workers/:workerId/scores',
    summary: 'Read the scores of a worker',
    needs: ['worker.private', 'R'],
    reads: alsoShown,
    params: oneWorker,
    reply: WorkerScores,
  }),
  setScore: endpoint({
    method: 'PUT',
    path: '/api/workers/:workerId/scores/:score',
    summary: 'Judge a worker otherwise than the figures',
    needs: ['worker.private', 'U'],
    params: oneWorker.extend({ score: z.enum(scoreNames) }),
    body: ScoreOverride,
    reply: WorkerScores,
  }),
};

const gate = {
  renewBadge: endpoint({
    method: 'PUT',
    path: '/api/workers/:workerId/badge',
    summary: 'Give a worker a new badge; the old one ends',
    needs: ['worker', 'U'],
    params: oneWorker,
    reply: WorkerRecord,
  }),
  gate: endpoint({
    method: 'GET',
    path: '/api/gate/:badge',
    summary: 'Check a badge at the gate',
    needs: ['worker', 'R'],
    reads: alsoShown,
    params: oneBadge,
    query: z.object({ projectId: IdInPath.optional() }),
    reply: GateCheck,
  }),
  gatePicture: endpoint({
    method: 'GET',
    path: '/api/gate/:badge/picture',
    summary: 'Read the picture that belongs to a badge',
    needs: ['worker', 'R'],
    params: oneBadge,
    reply: z.unknown(),
    sends: 'file',
  }),
  rollCall: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/roll-call',
    summary: 'List everybody who is on a site just now',
    needs: ['labour', 'R'],
    reads: ['worker'],
    params: z.object({ projectId: IdInPath }),
    reply: z.array(OnSite),
  }),
};

/** What happens where they work. */
export const sitesApi = { ...pictures, ...scores, ...gate };
