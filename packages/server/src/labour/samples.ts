import type { labourApi } from '@sitewright/domain/labour/api';
import type { Samples } from '../testing/world.ts';

/** A crew that has not worked at all: its times are never in the future. */
const noTime = () => {
  const now = new Date().toISOString();
  return { startedAt: now, finishedAt: now, pauses: [] };
};

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
  correct: ({ labourSessionId }) => ({
    params: { labourSessionId },
    body: { ...noTime(), operatives: 5, reason: 'Started by mistake' },
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
