import { backupApi } from '@sitewright/domain/backup/api';
import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import type { Api } from '@sitewright/domain/kernel/endpoint';
import { liveApi } from '@sitewright/domain/live/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { overviewApi } from '@sitewright/domain/overview/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { referenceDataApi } from '@sitewright/domain/reference-data/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';

/** Every endpoint of the product by feature; OpenAPI and the generated tests read it here. */
export const contract = {
  session: sessionApi,
  organizations: organizationsApi,
  projects: projectsApi,
  siteIssues: siteIssuesApi,
  overview: overviewApi,
  backup: backupApi,
  referenceData: referenceDataApi,
  errorReports: errorReportsApi,
  live: liveApi,
} satisfies Record<string, Api>;
