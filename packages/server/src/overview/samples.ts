import type { overviewApi } from '@sitewright/domain/overview/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof overviewApi> = {
  contracts: () => ({}),
  gettingStarted: () => ({}),
};
