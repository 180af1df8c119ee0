import { found } from '@sitewright/domain/kernel/problem';
import { referenceDataApi } from '@sitewright/domain/reference-data/api';
import type { Serve } from '../platform/http/serve.ts';
import { findPlace } from './outcodes.ts';

export function referenceDataRoutes(serve: Serve) {
  serve(referenceDataApi.place, async ({ params }) => found(findPlace(params.postcode)));
}
