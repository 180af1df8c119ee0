import { organizationsApi } from '@sitewright/domain/organizations/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import type { LiveKeys } from '../platform/live.ts';
import { siteIssueQueries } from '../site-issues/queries.ts';

/** Which queries a change of an entity makes stale; a feature with queries adds its line. */
export const liveKeys: LiveKeys = {
  companyProfile: organizationsApi.profile.path,
  organization: organizationsApi.current.path,
  project: projectsApi.list.path,
  // What comes back from the bin is a contract.
  recycleBin: projectsApi.list.path,
  self: sessionApi.user.path,
  siteIssue: siteIssueQueries.all[0],
};
