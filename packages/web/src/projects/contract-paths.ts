import type { carbonApi } from '@sitewright/domain/carbon/api';
import type { diaryApi } from '@sitewright/domain/diary/api';
import type { projectsApi } from '@sitewright/domain/projects/api';

/** Types only: the list of contracts comes with the first page. */
type Path =
  | (typeof projectsApi)['readBySlug']['path']
  | (typeof diaryApi)['listBySlug']['path']
  | (typeof carbonApi)['listBySlug']['path'];

const paths: Path[] = [
  '/api/projects/by-slug/:slug',
  '/api/projects/by-slug/:slug/diary-entries',
  '/api/projects/by-slug/:slug/carbon-entries',
];

/** The paths that a contract's page reads, for prefetching. */
export const contractPaths = (slug: string): string[] =>
  paths.map((path) => path.replace(':slug', slug));
