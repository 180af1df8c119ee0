import type { labourApi } from '@sitewright/domain/labour/api';
import type { Samples } from '../testing/world.ts';

/** So short ago that it is hardly ever another day, which may be signed off. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const times = { startedAt: minutesAgo(10), finishedAt: minutesAgo(5), pauses: [] };

const days = { from: '2026-01-01', to: '2026-12-31' };

export const samples: Samples<typeof labourApi> = {
  list: ({ projectId }) => ({ query: { projectId } }),
  board: ({ projectId }) => ({ params: { projectId } }),
  start: ({ projectId, workerId, gangId, plantHireId }) => ({
    body: { projectId, crewKind: 'plant', workerId, gangId, workerIds: [workerId], plantHireId },
  }),
  read: ({ labourSessionId }) => ({ params: { labourSessionId } }),
  pause: ({ labourSessionId }) => ({ params: { labourSessionId }, body: { reason: 'weather' } }),
  resume: ({ labourSessionId }) => ({ params: { labourSessionId } }),
  finish: ({ labourSessionId }) => ({ params: { labourSessionId }, body: {} }),
  correct: ({ labourSessionId, workerId }) => ({
    params: { labourSessionId },
    body: { ...times, workerIds: [workerId], reason: 'Forgot to clock out' },
  }),
  corrections: ({ labourSessionId }) => ({ params: { labourSessionId } }),
  pauseAll: ({ projectId }) => ({ params: { projectId }, body: { reason: 'weather' } }),
  resumeAll: ({ projectId }) => ({ params: { projectId } }),
  finishAll: ({ projectId }) => ({ params: { projectId } }),
  standing: ({ projectId }) => ({ params: { projectId }, query: days }),
  gangs: () => ({ query: {} }),
  createGang: ({ workerId }) => ({
    body: { name: 'Dunmore Civils', operatives: 6, workerIds: [workerId] },
  }),
  editGang: ({ gangId, workerId }) => ({
    params: { gangId },
    body: { operatives: 7, workerIds: [workerId] },
  }),
};
