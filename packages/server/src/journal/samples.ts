import type { journalApi } from '@sitewright/domain/journal/api';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof journalApi> = {
  list: ({ projectId }) => ({ params: { projectId }, query: {} }),
  write: ({ projectId }) => ({ params: { projectId }, body: { message: 'Crane is back on' } }),
  addImage: ({ journalMessageId }) => ({
    params: { journalMessageId },
    query: {},
    file: aPicture(),
  }),
  remove: ({ journalMessageId }) => ({ params: { journalMessageId } }),
};
