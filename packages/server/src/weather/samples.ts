import type { weatherApi } from '@sitewright/domain/weather/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof weatherApi> = {
  read: ({ projectId }) => ({ params: { projectId }, query: { date: '2026-03-02' } }),
  refresh: ({ projectId }) => ({ params: { projectId } }),
  add: ({ projectId }) => ({
    params: { projectId, date: '2026-03-02' },
    body: { condition: 'Light rain', temperature: 7, windDirection: 'SW' },
  }),
};
