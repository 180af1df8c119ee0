import { day, hour, limitByCompany, limitByUser } from '../platform/rate-limits.ts';

/** Limits the emails to colleagues, for example when many orders are raised. */
export const lettersWithin = limitByCompany('letters within', 1_000, day);

/** Test emails count as well. */
export const testLettersBy = limitByUser('test letters by', 30, hour);
