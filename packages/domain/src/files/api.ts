import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { documents, photos } from '../kernel/upload.ts';
import { ProjectFile, ProjectFileChanges, ProjectFileQuery, Taken } from './file.ts';
import { FileComment, FileCommentDraft } from './file-comment.ts';
import { Photo } from './photo.ts';
import { reactions } from './reaction.ts';

const ofProject = z.object({ projectId: IdInPath });
const oneFile = z.object({ fileId: IdInPath });
const oneReaction = z.object({ fileCommentId: IdInPath, emoji: z.enum(reactions) });

export const filesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/files',
    summary: 'List the files of a contract',
    needs: ['file', 'R'],
    reads: ['comment'],
    params: ofProject,
    query: ProjectFileQuery,
    reply: z.array(ProjectFile),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/projects/:projectId/files',
    summary: 'Add a file to a contract',
    needs: ['file', 'C'],
    params: ofProject,
    query: Taken,
    upload: documents,
    reply: ProjectFile,
  }),
  addEntryPhoto: endpoint({
    method: 'POST',
    path: '/api/diary-entries/:diaryEntryId/photos',
    summary: 'Add a photo to a diary entry',
    needs: ['file', 'C'],
    params: z.object({ diaryEntryId: IdInPath }),
    query: Taken,
    upload: photos,
    reply: Photo,
  }),
  addCommentPhoto: endpoint({
    method: 'POST',
    path: '/api/diary-comments/:diaryCommentId/photos',
    summary: 'Add a photo to a comment on a day',
    needs: ['file', 'C'],
    params: z.object({ diaryCommentId: IdInPath }),
    query: Taken,
    upload: photos,
    reply: Photo,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/files/:fileId',
    summary: 'Read about a file',
    needs: ['file', 'R'],
    params: oneFile,
    reply: ProjectFile,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/files/:fileId',
    summary: 'Describe a file',
    needs: ['file', 'U'],
    params: oneFile,
    body: ProjectFileChanges,
    reply: ProjectFile,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/files/:fileId',
    summary: 'Delete a file to the recycle bin',
    needs: ['file', 'D'],
    params: oneFile,
    reply: z.undefined(),
    status: 204,
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/files/:fileId/content',
    summary: 'Open a file',
    needs: ['file', 'R'],
    params: oneFile,
    reply: z.unknown(),
    sends: 'file',
  }),
  thumbnail: endpoint({
    method: 'GET',
    path: '/api/files/:fileId/thumbnail',
    summary: 'See a small picture of a file',
    needs: ['file', 'R'],
    params: oneFile,
    reply: z.unknown(),
    sends: 'file',
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/files/:fileId/comments',
    summary: 'List the comments on a file',
    needs: ['comment', 'R'],
    reads: ['file'],
    params: oneFile,
    reply: z.array(FileComment),
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/files/:fileId/comments',
    summary: 'Comment on a file',
    needs: ['comment', 'C'],
    params: oneFile,
    body: FileCommentDraft,
    reply: FileComment,
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/api/file-comments/:fileCommentId',
    summary: 'Delete a comment on a file',
    needs: ['comment', 'D'],
    params: z.object({ fileCommentId: IdInPath }),
    reply: z.undefined(),
    status: 204,
  }),
  react: endpoint({
    method: 'PUT',
    path: '/api/file-comments/:fileCommentId/reactions/:emoji',
    summary: 'React to a comment',
    needs: ['comment', 'C'],
    params: oneReaction,
    reply: FileComment,
  }),
  takeReactionBack: endpoint({
    method: 'DELETE',
    path: '/api/file-comments/:fileCommentId/reactions/:emoji',
    summary: 'Take a reaction back',
    needs: ['comment', 'C'],
    params: oneReaction,
    reply: FileComment,
  }),
};
