import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath, Slug } from '../kernel/id.ts';
import { pictures } from '../kernel/upload.ts';
import {
  Naming,
  NamingQuery,
  Project,
  ProjectChanges,
  ProjectDraft,
  ProjectQuery,
} from './project.ts';

const oneProject = z.object({ projectId: IdInPath });

export const projectsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/projects',
    summary: 'List the contracts',
    needs: ['project', 'R'],
    query: ProjectQuery,
    reply: z.array(Project),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/projects',
    summary: 'Create a contract',
    needs: ['project', 'C'],
    body: ProjectDraft,
    reply: Project,
  }),
  naming: endpoint({
    method: 'GET',
    path: '/api/projects/naming',
    summary: 'Suggest a slug and a code for a contract, and tell which are taken',
    needs: ['project', 'R'],
    query: NamingQuery,
    reply: Naming,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId',
    summary: 'Read a contract',
    needs: ['project', 'R'],
    params: oneProject,
    reply: Project,
  }),
  readBySlug: endpoint({
    method: 'GET',
    path: '/api/projects/by-slug/:slug',
    summary: 'Read a contract by its slug',
    needs: ['project', 'R'],
    params: z.object({ slug: Slug }),
    reply: Project,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/projects/:projectId',
    summary: 'Edit a contract',
    needs: ['project', 'U'],
    params: oneProject,
    body: ProjectChanges,
    reply: Project,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/:projectId',
    summary: 'Delete a contract to the recycle bin',
    needs: ['project', 'D'],
    params: oneProject,
    reply: z.undefined(),
    status: 204,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/picture',
    summary: 'Read the picture of a contract',
    needs: ['project', 'R'],
    params: oneProject,
    reply: z.unknown(),
    sends: 'file',
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/projects/:projectId/picture',
    summary: 'Give a contract a picture',
    needs: ['project', 'U'],
    params: oneProject,
    upload: pictures,
    reply: Project,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/api/projects/:projectId/picture',
    summary: 'Take the picture of a contract away',
    needs: ['project', 'U'],
    params: oneProject,
    reply: Project,
  }),
};
