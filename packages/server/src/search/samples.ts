import type { searchApi } from '@sitewright/domain/search/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof searchApi> = {
  find: () => ({ query: { q: 'scaffold' } }),
};
