import type { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof plantApi> = {
  list: ({ projectId }) => ({ query: { projectId } }),
  read: ({ plantHireId }) => ({ params: { plantHireId } }),
  add: ({ projectId }) => ({ body: aPlantHireDraft({ projectId }) }),
  edit: ({ plantHireId }) => ({ params: { plantHireId }, body: { notes: 'Keys in the office' } }),
  remove: ({ plantHireId }) => ({ params: { plantHireId } }),
  receive: ({ plantHireId }) => ({ params: { plantHireId }, body: {} }),
  offHireWords: () => ({}),
  offHirePreview: ({ plantHireId }) => ({ params: { plantHireId } }),
  offHire: ({ plantHireId }) => ({ params: { plantHireId }, body: { withoutMail: true } }),
  collect: ({ plantHireId }) => ({ params: { plantHireId }, body: { damage: 'Cracked mirror' } }),
  reportBreakdown: ({ plantHireId }) => ({
    params: { plantHireId },
    body: { reason: 'Hydraulic hose' },
  }),
  recordRepair: ({ plantHireId }) => ({ params: { plantHireId } }),
  transfer: ({ plantHireId, spareProjectId }) => ({
    params: { plantHireId },
    body: { projectId: spareProjectId },
  }),
};
