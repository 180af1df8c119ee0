import type { sitePackApi } from '@sitewright/domain/site-pack/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof sitePackApi> = {
  company: () => ({}),
  key: () => ({}),
  contract: ({ projectId }) => ({ params: { projectId } }),
};
