import { readFile } from 'node:fs/promises';
import { activityApi } from '@sitewright/domain/activity/api';
import { exportsApi } from '@sitewright/domain/activity/exports-api';
import { backupApi } from '@sitewright/domain/backup/api';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { deleteRecordsApi } from '@sitewright/domain/backup/delete-records-api';
import { myDataApi } from '@sitewright/domain/backup/my-data-api';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { certificatesApi } from '@sitewright/domain/certificates/api';
import { costsApi } from '@sitewright/domain/costs/api';
import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { diaryPrintsApi } from '@sitewright/domain/diary/prints-api';
import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import type { Api } from '@sitewright/domain/kernel/endpoint';
import { labourApi } from '@sitewright/domain/labour/api';
import { rollCallApi } from '@sitewright/domain/labour/roll-call-api';
import { linksApi } from '@sitewright/domain/links/api';
import { liveApi } from '@sitewright/domain/live/api';
import { materialsApi } from '@sitewright/domain/materials/api';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { overviewApi } from '@sitewright/domain/overview/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { referenceDataApi } from '@sitewright/domain/reference-data/api';
import { riskApi } from '@sitewright/domain/risk/api';
import { searchApi } from '@sitewright/domain/search/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { teamApi } from '@sitewright/domain/team/api';
import { weatherApi } from '@sitewright/domain/weather/api';
import { webhooksApi } from '@sitewright/domain/webhooks/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { workforceApi } from '@sitewright/domain/workforce/api';

/** An entry is read under the same word. */
const { read: readFootprint, ...footprints } = footprintApi;

/** Every endpoint of the product by feature; OpenAPI and the generated tests read it here. */
export const contract = {
  session: { ...sessionApi, ...membershipsApi, ...ownSessionsApi, ...twoFactorApi },
  organizations: { ...organizationsApi, ...companyApi },
  team: teamApi,
  projects: projectsApi,
  siteIssues: siteIssuesApi,
  sitePack: sitePackApi,
  diary: { ...diaryApi, ...diaryPrintsApi },
  files: filesApi,
  journal: journalApi,
  labour: { ...labourApi, ...rollCallApi },
  weather: weatherApi,
  workforce: workforceApi,
  wellbeing: wellbeingApi,
  plant: plantApi,
  certificates: certificatesApi,
  risk: riskApi,
  suppliers: suppliersApi,
  materials: materialsApi,
  emailTemplates: emailTemplatesApi,
  purchaseOrders: purchaseOrdersApi,
  deliveries: deliveriesApi,
  carbon: { ...carbonApi, ...carbonStandardsApi, ...footprints, readFootprint },
  costs: costsApi,
  notifications: notificationsApi,
  settings: settingsApi,
  webhooks: webhooksApi,
  activity: { ...activityApi, ...exportsApi },
  overview: overviewApi,
  backup: { ...backupApi, ...recycleBinApi, ...deleteRecordsApi, ...dataBackupApi, ...myDataApi },
  search: searchApi,
  referenceData: referenceDataApi,
  errorReports: errorReportsApi,
  links: linksApi,
  live: liveApi,
} satisfies Record<string, Api>;

const openApiFile = new URL('../../../docs/openapi.json', import.meta.url);

/** The contract as OpenAPI, as `npm run openapi` has printed it. */
export const readOpenApi = () => readFile(openApiFile, 'utf8');
