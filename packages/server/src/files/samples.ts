import type { filesApi } from '@sitewright/domain/files/api';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof filesApi> = {
  list: ({ projectId }) => ({ params: { projectId }, query: {} }),
  add: ({ projectId }) => ({ params: { projectId }, query: {}, file: aPicture() }),
  addEntryPhoto: ({ diaryEntryId }) => ({
    params: { diaryEntryId },
    query: { takenAt: '2026-03-02T09:00:00Z' },
    file: aPicture(),
  }),
  addCommentPhoto: ({ diaryCommentId }) => ({
    params: { diaryCommentId },
    query: {},
    file: aPicture(),
  }),
  read: ({ fileId }) => ({ params: { fileId } }),
  edit: ({ fileId }) => ({ params: { fileId }, body: { description: 'North elevation' } }),
  remove: ({ fileId }) => ({ params: { fileId } }),
  content: ({ fileId }) => ({ params: { fileId } }),
  thumbnail: ({ fileId }) => ({ params: { fileId } }),
  comments: ({ fileId }) => ({ params: { fileId } }),
  comment: ({ fileId }) => ({ params: { fileId }, body: { content: 'Which grid line is this?' } }),
  removeComment: ({ fileCommentId }) => ({ params: { fileCommentId } }),
  react: ({ fileCommentId }) => ({ params: { fileCommentId, emoji: '👍' } }),
  takeReactionBack: ({ fileCommentId }) => ({ params: { fileCommentId, emoji: '👍' } }),
};
