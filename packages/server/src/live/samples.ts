import type { liveApi } from '@sitewright/domain/live/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof liveApi> = {
  events: () => ({}),
};
