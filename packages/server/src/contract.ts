import type { Api } from '@sitewright/domain/kernel/endpoint';
import { liveApi } from '@sitewright/domain/live/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';

/** Every endpoint of the product by feature; OpenAPI and the generated tests read it here. */
export const contract = {
  session: sessionApi,
  organizations: organizationsApi,
  projects: projectsApi,
  siteIssues: siteIssuesApi,
  live: liveApi,
} satisfies Record<string, Api>;
