import { PriceChange } from '@sitewright/domain/materials/price-change';
import * as z from 'zod';

/** A select holds texts. */
export const PriceChangeFields = PriceChange.pick({ percent: true }).extend({
  places: z.enum(['2', '4']).transform((places) => (places === '2' ? 2 : 4)),
});

export const blank = { percent: '', places: '2' };
