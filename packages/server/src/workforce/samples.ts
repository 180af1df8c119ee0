import type { workforceApi } from '@sitewright/domain/workforce/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof workforceApi> = {
  list: () => ({ query: {} }),
};
