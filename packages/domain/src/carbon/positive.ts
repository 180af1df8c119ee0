import { decimal } from '../kernel/decimal-field.ts';

/** An amount of something: nought of it would come to nought, which is never the answer. */
export const positive = (field: string, range: { places: number; most: string }) =>
  decimal(field, range).refine((amount) => /[1-9]/.test(amount), `${field} must be more than 0`);
