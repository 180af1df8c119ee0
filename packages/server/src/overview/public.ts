import { listOnSite } from './store.ts';

/** The facts of each contract that a site needs, without money. */
export const listSiteOverviews = listOnSite;
