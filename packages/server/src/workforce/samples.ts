import type { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorkerDraft } from '@sitewright/domain/workforce/worker.fixture';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples, World } from '../testing/world.ts';

const of = ({ workerId }: World) => ({ params: { workerId } });

export const samples: Samples<typeof workforceApi> = {
  list: ({ projectId }) => ({ query: { projectId, judgedFor: projectId } }),
  summary: () => ({}),
  read: of,
  add: () => ({ body: aWorkerDraft() }),
  edit: (world) => ({ ...of(world), body: { notes: 'Comes by bicycle' } }),
  setStatus: (world) => ({ ...of(world), body: { status: 'on_leave' } }),
  remove: ({ spareWorkerId }) => ({ params: { workerId: spareWorkerId } }),
  import: () => ({
    body: {
      columns: ['firstName', 'lastName', 'jobTitle'],
      rows: [{ line: 2, cells: ['Ivo', 'Novak', 'Carpenter'] }],
      isDryRun: false,
    },
  }),
  setIdentity: (world) => ({ ...of(world), body: { taxCode: '1257L' } }),
  setHealth: (world) => ({ ...of(world), body: { allergies: 'Wasp stings' } }),
  reveal: (world) => ({ ...of(world), body: { fields: ['allergies'], reason: 'Stung on site' } }),
  subjectAccess: (world) => ({ ...of(world), body: { reason: 'They asked for it' } }),
  erase: (world) => ({ ...of(world), body: { reason: 'They asked for it' } }),
  training: () => ({ query: {} }),
  requiredCompetences: () => ({}),
  setRequiredCompetences: () => ({
    body: { trades: [{ jobTitle: 'Scaffolder', competences: ['CISRS'] }] },
  }),
  competences: of,
  addCompetence: (world) => ({ ...of(world), body: { competence: 'PASMA' } }),
  editCompetence: ({ workerCompetenceId }) => ({
    params: { workerCompetenceId },
    body: { reference: 'IP-4411' },
  }),
  removeCompetence: ({ workerCompetenceId }) => ({ params: { workerCompetenceId } }),
  inductions: of,
  induct: ({ workerId, projectId }) => ({
    params: { workerId },
    body: { projectId, inductedOn: '2026-11-02', inductor: 'Joy Okafor' },
  }),
  removeInduction: ({ workerInductionId }) => ({ params: { workerInductionId } }),
  cardChecks: of,
  checkCard: (world) => ({ ...of(world), body: { method: 'by_eye', result: 'verified' } }),
  rates: of,
  addRate: (world) => ({
    ...of(world),
    body: { effectiveFrom: '2026-11-02', hourlyRate: '24.50' },
  }),
  removeRate: ({ workerRateId }) => ({ params: { workerRateId } }),
  documents: of,
  addDocument: (world) => ({ ...of(world), file: aPicture() }),
  document: ({ workerDocumentId }) => ({ params: { workerDocumentId } }),
  removeDocument: ({ workerDocumentId }) => ({ params: { workerDocumentId } }),
  picture: of,
  setPicture: (world) => ({ ...of(world), file: aPicture() }),
  cardPhoto: of,
  setCardPhoto: (world) => ({ ...of(world), file: aPicture() }),
  overallScores: () => ({}),
  scores: of,
  setScore: ({ workerId }) => ({
    params: { workerId, score: 'safety' },
    body: { value: 80, reason: 'Stopped the lift in time' },
  }),
  renewBadge: ({ spareWorkerId }) => ({ params: { workerId: spareWorkerId } }),
  gate: ({ badge, projectId }) => ({ params: { badge }, query: { projectId } }),
  gatePicture: ({ badge }) => ({ params: { badge } }),
  rollCall: ({ projectId }) => ({ params: { projectId } }),
};
