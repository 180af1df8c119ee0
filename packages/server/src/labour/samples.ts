import type { labourApi } from '@sitewright/domain/labour/api';
import type { rollCallApi } from '@sitewright/domain/labour/roll-call-api';
import type { Samples } from '../testing/world.ts';

/** So short ago that it is hardly ever another day, which may be signed off. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const times = { startedAt: minutesAgo(10), finishedAt: minutesAgo(5), pauses: [] };

/** By a phone that is right. */
const reported = { deviceAt: minutesAgo(0), offset: 0, offsetNow: 0 };

const days = { from: '2026-01-01', to: '2026-12-31' };

export const samples: Samples<typeof labourApi & typeof rollCallApi> = {
  list: ({ projectId }) => ({ query: { projectId } }),
  board: ({ projectId }) => ({ params: { projectId } }),
  start: ({ projectId, workerId, gangId, plantHireId }) => ({
    body: {
      ...{ projectId, crewKind: 'plant', workerId, gangId, workerIds: [workerId], plantHireId },
      reported,
    },
  }),
  read: ({ labourSessionId }) => ({ params: { labourSessionId } }),
  pause: ({ labourSessionId }) => ({ params: { labourSessionId }, body: { reason: 'weather' } }),
  resume: ({ labourSessionId }) => ({ params: { labourSessionId }, body: { reported } }),
  finish: ({ labourSessionId }) => ({ params: { labourSessionId }, body: {} }),
  correct: ({ labourSessionId, workerId }) => ({
    params: { labourSessionId },
    body: { ...times, workerIds: [workerId], reason: 'Forgot to clock out' },
  }),
  corrections: ({ labourSessionId }) => ({ params: { labourSessionId } }),
  pauseAll: ({ projectId }) => ({ params: { projectId }, body: { reason: 'weather' } }),
  resumeAll: ({ projectId }) => ({ params: { projectId }, body: { reported } }),
  finishAll: ({ projectId }) => ({ params: { projectId }, body: { reported } }),
  standing: ({ projectId }) => ({ params: { projectId }, query: days }),
  rollCallTicks: ({ projectId }) => ({ params: { projectId, date: days.to } }),
  tick: ({ projectId, labourSessionId, workerId }) => ({
    params: { projectId, date: days.to, labourSessionId, workerId },
    body: { accountedAt: minutesAgo(1) },
  }),
  untick: ({ projectId, labourSessionId, workerId }) => ({
    params: { projectId, date: days.to, labourSessionId, workerId },
  }),
  gangs: () => ({ query: {} }),
  createGang: ({ workerId }) => ({
    body: { name: 'Dunmore Civils', operatives: 6, workerIds: [workerId] },
  }),
  editGang: ({ gangId, workerId }) => ({
    params: { gangId },
    body: { operatives: 7, workerIds: [workerId] },
  }),
};
