import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Slug } from '../kernel/id.ts';
import { Project, ProjectQuery } from './project.ts';

export const projectsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/projects',
    summary: 'List the contracts',
    needs: ['project', 'R'],
    query: ProjectQuery,
    reply: z.array(Project),
  }),
  readBySlug: endpoint({
    method: 'GET',
    path: '/api/projects/by-slug/:slug',
    summary: 'Read a contract by its slug',
    needs: ['project', 'R'],
    params: z.object({ slug: Slug }),
    reply: Project,
  }),
};
