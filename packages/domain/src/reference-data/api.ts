import * as z from 'zod';
import { get } from '../kernel/endpoint.ts';

/** The middle of a postcode district. Places: GeoNames.org, CC BY 4.0. */
export const Place = z.object({
  outcode: z.string(),
  town: z.string(),
  latitude: z.string(),
  longitude: z.string(),
});

export const referenceDataApi = {
  place: get('/api/reference-data/places/:postcode', 'self', {
    summary: 'Find the location of a postcode',
    params: z.object({ postcode: z.string().max(20) }),
    reply: Place,
  }),
};

export type Place = z.infer<typeof Place>;
