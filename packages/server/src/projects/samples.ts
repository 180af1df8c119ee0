import type { projectsApi } from '@sitewright/domain/projects/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof projectsApi> = {
  list: () => ({ query: {} }),
  readBySlug: ({ slug }) => ({ params: { slug } }),
};
