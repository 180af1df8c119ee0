import { hour, limitByUser } from '../platform/rate-limits.ts';

/** Sixty files in an hour are more than normal work needs. */
export const revealsBy = limitByUser('reveals by', 60, hour);
