import { listOnSite } from './store.ts';

/** What a site needs to know of each contract, without money. */
export const listSiteOverviews = listOnSite;
