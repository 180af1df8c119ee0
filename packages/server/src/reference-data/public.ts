import { findPlace } from './outcodes.ts';

/** The location of a postcode; undefined where it is unknown. */
export function locationOf(postcode: string | null | undefined) {
  if (postcode === undefined) return {};
  const { latitude = null, longitude = null } = (postcode && findPlace(postcode)) || {};
  return { latitude, longitude };
}
