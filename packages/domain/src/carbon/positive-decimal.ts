import { decimal } from '../kernel/decimal-field.ts';

/** A positive amount: zero would give zero emissions, which is never correct. */
export const positiveDecimal = (field: string, range: { places: number; most: string }) =>
  decimal(field, range).refine((amount) => /[1-9]/.test(amount), `${field} must be more than 0`);
