import { limitByAddress, minute } from '../platform/rate-limits.ts';

/** Enough for a gang that signs behind one address; a signed token cannot be guessed at any rate. */
export const linkRequestsFrom = limitByAddress('links from', 300, 10 * minute);
