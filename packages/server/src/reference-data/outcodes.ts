import { readFileSync } from 'node:fs';
import { outcodeOf } from '@sitewright/domain/kernel/postcode';
import type { Place } from '@sitewright/domain/reference-data/api';

let placeByPostcode: Map<string, Place> | undefined;

/** Read at the first question: most requests never ask. */
function outcodes(): Map<string, Place> {
  placeByPostcode ??= new Map(
    readFileSync(new URL('./uk-outcodes.csv', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [outcode = '', latitude = '', longitude = '', ...town] = line.split(',');
        return [outcode, { outcode, latitude, longitude, town: town.join() }];
      }),
  );
  return placeByPostcode;
}

export const findPlace = (postcode: string): Place | undefined =>
  outcodes().get(outcodeOf(postcode) ?? '');
