import { lockSiteIssue } from './store.ts';

/** With how many photos it has, for whoever brings one back. */
export const lockIssue = lockSiteIssue;
