import type { carbonApi } from '@sitewright/domain/carbon/api';
import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples, World } from '../testing/world.ts';

const anEntry = ({ projectId, materialId, plantHireId }: World) => ({
  body: aCarbonEntryDraft({ projectId, materialId, plantHireId }),
});

export const samples: Samples<typeof carbonApi> = {
  list: ({ projectId }) => ({ query: { projectId } }),
  listBySlug: ({ slug }) => ({ params: { slug }, query: {} }),
  read: ({ carbonEntryId }) => ({ params: { carbonEntryId } }),
  estimate: anEntry,
  add: anEntry,
  edit: ({ carbonEntryId, materialId, plantHireId }) => ({
    params: { carbonEntryId },
    body: { quantity: '1200', materialId, plantHireId, notes: 'Two tickets' },
  }),
  remove: ({ carbonEntryId }) => ({ params: { carbonEntryId } }),
  addFile: ({ carbonEntryId }) => ({ params: { carbonEntryId }, file: aPicture() }),
  removeFile: ({ carbonEntryId, carbonFileId }) => ({
    params: { carbonEntryId, fileId: carbonFileId },
  }),
  wasteCodes: () => ({ query: { q: 'concrete' } }),
};
