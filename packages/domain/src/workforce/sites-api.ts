import * as z from 'zod';
import { get, put } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { GateCheck, OnSite, OverallScore, ScoreOverride, WorkerScores } from './on-site.ts';
import { workerPictures } from './papers.ts';
import { WorkerRecord } from './worker.ts';
import { scoreNames } from './worker-values.ts';

const oneWorker = z.object({ workerId: IdInPath });
const oneBadge = z.object({
  badge: z.string().regex(/^[\w-]{10,64}$/, 'Please scan the badge again'),
});

const alsoShown = ['labour', 'riskAssessment'] as const;

const pictures = {
  picture: get('/api/workers/:workerId/picture', ['worker.private', 'R'], {
    summary: 'Read the picture of a worker',
    reply: z.unknown(),
    sends: 'file',
  }),
  setPicture: put('/api/workers/:workerId/picture', ['worker', 'U'], {
    summary: 'Set the picture of a worker',
    upload: workerPictures,
    reply: WorkerRecord,
  }),
  cardPhoto: get('/api/workers/:workerId/card-photo', ['worker.private', 'R'], {
    summary: 'Read the card photo of a worker',
    reply: z.unknown(),
    sends: 'file',
  }),
  setCardPhoto: put('/api/workers/:workerId/card-photo', ['worker', 'U'], {
    summary: 'Set the card photo of a worker',
    upload: workerPictures,
    reply: WorkerRecord,
  }),
};

const scores = {
  overallScores: get('/api/workers/overall-scores', ['worker.private', 'R'], {
    summary: 'List the overall score of each worker',
    reads: alsoShown,
    reply: z.array(OverallScore),
  }),
  scores: get('/api/workers/:workerId/scores', ['worker.private', 'R'], {
    summary: 'Read the scores of a worker',
    reads: alsoShown,
    reply: WorkerScores,
  }),
  setScore: put('/api/workers/:workerId/scores/:score', ['worker.private', 'U'], {
    summary: 'Override a score of a worker',
    params: oneWorker.extend({ score: z.enum(scoreNames) }),
    body: ScoreOverride,
    reply: WorkerScores,
  }),
};

const gate = {
  renewBadge: put('/api/workers/:workerId/badge', ['worker', 'U'], {
    summary: 'Issue a new badge to a worker and cancel the old one',
    reply: WorkerRecord,
  }),
  gate: get('/api/gate/:badge', ['worker', 'R'], {
    summary: 'Check a badge at the gate',
    reads: alsoShown,
    params: oneBadge,
    query: z.object({ projectId: IdInPath.optional() }),
    reply: GateCheck,
  }),
  gatePicture: get('/api/gate/:badge/picture', ['worker', 'R'], {
    summary: 'Read the picture of a badge holder',
    params: oneBadge,
    reply: z.unknown(),
    sends: 'file',
  }),
  rollCall: get('/api/projects/:projectId/roll-call', ['labour', 'R'], {
    summary: 'List everyone on a site now',
    reads: ['worker'],
    reply: z.array(OnSite),
  }),
};

/** Actions at the place of work. */
export const sitesApi = { ...pictures, ...scores, ...gate };
