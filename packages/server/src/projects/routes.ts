import { projectsApi } from '@sitewright/domain/projects/api';
import type { Serve } from '../platform/serve.ts';
import { findProjectBySlug, listProjects } from './store.ts';

export function projectRoutes(serve: Serve) {
  serve(projectsApi.list, ({ tx, query }) => listProjects(tx, query));

  serve(projectsApi.readBySlug, ({ tx, params }) => findProjectBySlug(tx, params.slug));
}
