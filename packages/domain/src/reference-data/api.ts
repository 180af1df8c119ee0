import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** The middle of a postcode district. Places: GeoNames.org, CC BY 4.0. */
export const Place = z.object({
  outcode: z.string(),
  town: z.string(),
  latitude: z.string(),
  longitude: z.string(),
});

export const referenceDataApi = {
  place: endpoint({
    method: 'GET',
    path: '/api/reference-data/places/:postcode',
    summary: 'Find where a postcode lies',
    needs: 'self',
    params: z.object({ postcode: z.string().max(20) }),
    reply: Place,
  }),
};

export type Place = z.infer<typeof Place>;
