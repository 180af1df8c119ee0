import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { documentUpload, photoUpload } from '../kernel/upload.ts';
import { ProjectFile, ProjectFileChanges, ProjectFileQuery, TakenAt } from './file.ts';
import { FileComment, NewFileComment } from './file-comment.ts';
import { Photo } from './photo.ts';
import { reactions } from './reaction.ts';

const oneReaction = z.object({ fileCommentId: IdInPath, emoji: z.enum(reactions) });

export const filesApi = {
  list: get('/api/projects/:projectId/files', ['file', 'R'], {
    summary: 'List the files of a contract',
    reads: ['comment'],
    query: ProjectFileQuery,
    reply: z.array(ProjectFile),
  }),
  add: post('/api/projects/:projectId/files', ['file', 'C'], {
    summary: 'Add a file to a contract',
    offline: true,
    query: TakenAt,
    upload: documentUpload,
    reply: ProjectFile,
  }),
  addEntryPhoto: post('/api/diary-entries/:diaryEntryId/photos', ['file', 'C'], {
    summary: 'Add a photo to a diary entry',
    offline: true,
    query: TakenAt,
    upload: photoUpload,
    reply: Photo,
  }),
  addCommentPhoto: post('/api/diary-comments/:diaryCommentId/photos', ['file', 'C'], {
    summary: 'Add a photo to a comment on a day',
    offline: true,
    query: TakenAt,
    upload: photoUpload,
    reply: Photo,
  }),
  read: get('/api/files/:fileId', ['file', 'R'], {
    summary: 'Read the details of a file',
    reply: ProjectFile,
  }),
  edit: patch('/api/files/:fileId', ['file', 'U'], {
    summary: 'Describe a file',
    body: ProjectFileChanges,
    reply: ProjectFile,
  }),
  remove: del('/api/files/:fileId', ['file', 'D'], {
    summary: 'Delete a file to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  content: get('/api/files/:fileId/content', ['file', 'R'], {
    summary: 'Open a file',
    reply: z.unknown(),
    sends: 'file',
  }),
  thumbnail: get('/api/files/:fileId/thumbnail', ['file', 'R'], {
    summary: 'Read the thumbnail of a file',
    reply: z.unknown(),
    sends: 'file',
  }),
  comments: get('/api/files/:fileId/comments', ['comment', 'R'], {
    summary: 'List the comments on a file',
    reads: ['file'],
    reply: z.array(FileComment),
  }),
  comment: post('/api/files/:fileId/comments', ['comment', 'C'], {
    summary: 'Comment on a file',
    offline: true,
    body: NewFileComment,
    reply: FileComment,
  }),
  removeComment: del('/api/file-comments/:fileCommentId', ['comment', 'D'], {
    summary: 'Delete a comment on a file to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  react: put('/api/file-comments/:fileCommentId/reactions/:emoji', ['comment', 'C'], {
    summary: 'React to a comment',
    params: oneReaction,
    reply: FileComment,
  }),
  takeReactionBack: del('/api/file-comments/:fileCommentId/reactions/:emoji', ['comment', 'C'], {
    summary: 'Remove a reaction',
    params: oneReaction,
    reply: FileComment,
  }),
};
