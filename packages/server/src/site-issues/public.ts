import { lockSiteIssue } from './store.ts';

/** With the number of photos, for a restore. */
export const lockIssue = lockSiteIssue;
