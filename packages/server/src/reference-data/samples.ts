import type { referenceDataApi } from '@sitewright/domain/reference-data/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof referenceDataApi> = {
  place: () => ({ params: { postcode: 'LS10 1AA' } }),
};
