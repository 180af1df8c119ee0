import { diaryApi } from '@sitewright/domain/diary/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { PrefetchPlan } from '../platform/prefetch.ts';
import { projectQueries } from '../projects/queries.ts';

/**
 * What is read ahead. The specification also names carbon-entries and materials, and by
 * project its carbon-entries: each joins with its endpoint.
 */
export const prefetchPlan: PrefetchPlan = {
  reads: [
    diaryApi.list.path,
    suppliersApi.list.path,
    projectsApi.list.path,
    organizationsApi.profile.path,
  ],
  slugs: (client) =>
    (client.getQueryData<Project[] | null>(projectQueries.all) ?? []).map(({ slug }) => slug),
  readsOf: (slug) =>
    [projectsApi.readBySlug, diaryApi.listBySlug].map(({ path }) => path.replace(':slug', slug)),
};
