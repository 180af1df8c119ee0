import type { carbonApi } from '@sitewright/domain/carbon/api';
import type { diaryApi } from '@sitewright/domain/diary/api';
import type { materialsApi } from '@sitewright/domain/materials/api';
import type { organizationsApi } from '@sitewright/domain/organizations/api';
import type { projectsApi } from '@sitewright/domain/projects/api';
import type { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { PrefetchPlan } from '../platform/prefetch.ts';
import { contractPaths } from '../projects/contract-paths.ts';
import { projectQueries } from '../projects/queries.ts';

/** Only their types are here, for the first page comes with this file. */
type Read =
  | (typeof carbonApi)['list']
  | (typeof diaryApi)['list']
  | (typeof materialsApi)['list']
  | (typeof organizationsApi)['profile']
  | (typeof projectsApi)['list']
  | (typeof suppliersApi)['list'];

const paths = (...known: Read['path'][]): string[] => known;

/** The prefetched reads, in the order of the specification. */
export const prefetchPlan: PrefetchPlan = {
  reads: paths(
    '/api/diary-entries',
    '/api/carbon-entries',
    '/api/materials',
    '/api/suppliers',
    '/api/projects',
    '/api/company-profile',
  ),
  slugs: (client) =>
    (client.getQueryData(projectQueries.list().queryKey) ?? []).map(({ slug }) => slug),
  readsOf: contractPaths,
};
