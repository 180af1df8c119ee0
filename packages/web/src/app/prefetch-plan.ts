import { carbonApi } from '@sitewright/domain/carbon/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { materialsApi } from '@sitewright/domain/materials/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { PrefetchPlan } from '../platform/prefetch.ts';
import { projectQueries } from '../projects/queries.ts';

/** What is read ahead, in the order of the specification. */
export const prefetchPlan: PrefetchPlan = {
  reads: [
    diaryApi.list.path,
    carbonApi.list.path,
    materialsApi.list.path,
    suppliersApi.list.path,
    projectsApi.list.path,
    organizationsApi.profile.path,
  ],
  slugs: (client) =>
    (client.getQueryData<Project[] | null>(projectQueries.all) ?? []).map(({ slug }) => slug),
  readsOf: (slug) =>
    [projectsApi.readBySlug, diaryApi.listBySlug, carbonApi.listBySlug].map(({ path }) =>
      path.replace(':slug', slug),
    ),
};
