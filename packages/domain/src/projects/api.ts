import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { pictureUpload } from '../kernel/upload.ts';
import {
  Naming,
  NamingQuery,
  Project,
  ProjectChanges,
  ProjectDraft,
  ProjectQuery,
} from './project.ts';

export const projectsApi = {
  list: get('/api/projects', ['project', 'R'], {
    summary: 'List the contracts',
    query: ProjectQuery,
    reply: z.array(Project),
  }),
  create: post('/api/projects', ['project', 'C'], {
    summary: 'Create a contract',
    body: ProjectDraft,
    reply: Project,
  }),
  naming: get('/api/projects/naming', ['project', 'R'], {
    summary: 'Suggest a slug and a code for a contract and check which are taken',
    query: NamingQuery,
    reply: Naming,
  }),
  read: get('/api/projects/:projectId', ['project', 'R'], {
    summary: 'Read a contract',
    reply: Project,
  }),
  readBySlug: get('/api/projects/by-slug/:slug', ['project', 'R'], {
    summary: 'Read a contract by its slug',
    reply: Project,
  }),
  edit: patch('/api/projects/:projectId', ['project', 'U'], {
    summary: 'Edit a contract',
    body: ProjectChanges,
    reply: Project,
  }),
  remove: del('/api/projects/:projectId', ['project', 'D'], {
    summary: 'Delete a contract to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  picture: get('/api/projects/:projectId/picture', ['project', 'R'], {
    summary: 'Read the picture of a contract',
    reply: z.unknown(),
    sends: 'file',
  }),
  setPicture: put('/api/projects/:projectId/picture', ['project', 'U'], {
    summary: 'Set the picture of a contract',
    upload: pictureUpload,
    reply: Project,
  }),
  removePicture: del('/api/projects/:projectId/picture', ['project', 'U'], {
    summary: 'Remove the picture of a contract',
    reply: Project,
  }),
};
