import type { activityApi } from '@sitewright/domain/activity/api';
import type { backupApi } from '@sitewright/domain/backup/api';
import type { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import type { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import type { certificatesApi } from '@sitewright/domain/certificates/api';
import type { costsApi } from '@sitewright/domain/costs/api';
import type { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { diaryApi } from '@sitewright/domain/diary/api';
import type { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { filesApi } from '@sitewright/domain/files/api';
import type { journalApi } from '@sitewright/domain/journal/api';
import type { labourApi } from '@sitewright/domain/labour/api';
import type { materialsApi } from '@sitewright/domain/materials/api';
import type { notificationsApi } from '@sitewright/domain/notifications/api';
import type { organizationsApi } from '@sitewright/domain/organizations/api';
import type { companyApi } from '@sitewright/domain/organizations/company-api';
import type { overviewApi } from '@sitewright/domain/overview/api';
import type { plantApi } from '@sitewright/domain/plant/api';
import type { projectsApi } from '@sitewright/domain/projects/api';
import type { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { riskApi } from '@sitewright/domain/risk/api';
import type { sessionApi } from '@sitewright/domain/session/api';
import type { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import type { settingsApi } from '@sitewright/domain/settings/api';
import type { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { teamApi } from '@sitewright/domain/team/api';
import type { weatherApi } from '@sitewright/domain/weather/api';
import type { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { workforceApi } from '@sitewright/domain/workforce/api';
import type { LiveKeys } from '../platform/live.ts';
import { siteIssueQueries } from '../site-issues/queries.ts';

/** Every path of these features; only their types are here, for every page comes with this file. */
type Path = PathOf<
  | typeof activityApi
  | typeof backupApi
  | typeof carbonApi
  | typeof certificatesApi
  | typeof companyApi
  | typeof costsApi
  | typeof deliveriesApi
  | typeof diaryApi
  | typeof emailTemplatesApi
  | typeof filesApi
  | typeof footprintApi
  | typeof carbonStandardsApi
  | typeof journalApi
  | typeof labourApi
  | typeof materialsApi
  | typeof notificationsApi
  | typeof organizationsApi
  | typeof overviewApi
  | typeof plantApi
  | typeof projectsApi
  | typeof purchaseOrdersApi
  | typeof riskApi
  | typeof sessionApi
  | typeof ownSessionsApi
  | typeof settingsApi
  | typeof suppliersApi
  | typeof teamApi
  | typeof weatherApi
  | typeof wellbeingApi
  | typeof workforceApi
>;
type PathOf<A> = A extends Record<string, { path: infer P }> ? P : never;

const paths = (...known: Path[]) => known;

const days = '/api/projects/:projectId/days';
const files = '/api/projects/:projectId/files';
const comments = '/api/projects/:projectId/diary-comments';
const journal = '/api/projects/:projectId/journal-messages';
const orders = '/api/purchase-orders';
const costs = '/api/cost-analysis';
const overviews = '/api/overview/contracts';
const workers = '/api/workers';
const carbon = paths(
  '/api/carbon-entries',
  '/api/projects/by-slug/:slug/carbon-entries',
  '/api/carbon-footprint',
  '/api/carbon-footprint-contracts',
  '/api/suppliers/:supplierId/carbon',
);

/** Which queries a change of an entity makes stale; a feature with queries adds its line. */
export const liveKeys: LiveKeys = {
  activityLog: paths('/api/activity-logs', '/api/activity-logs/summary'),
  // What is received and what a machine does post carbon too, as the lines below say.
  carbonEntry: paths(...carbon, '/api/recycle-bin'),
  // Another standard, or another factor, says otherwise what everything comes to.
  carbonStandard: paths(
    '/api/carbon-settings',
    '/api/carbon-factors',
    '/api/carbon-factor-sets',
    '/api/materials',
    ...carbon,
  ),
  accessRequest: paths('/api/access-requests', '/api/invitations'),
  companyProfile: paths('/api/company-profile'),
  comment: paths(
    comments,
    '/api/files/:fileId/comments',
    files,
    journal,
    '/api/purchase-orders/:purchaseOrderId/comments',
  ),
  // Whatever is worked, hired, ordered or received moves the costs too, as the lines below say.
  costAnalysis: paths(
    costs,
    overviews,
    '/api/cost-entries',
    '/api/budget-changes',
    '/api/progress-reports',
    '/api/cost-reports',
    '/api/recycle-bin',
  ),
  // An entry that names a machine, and a session of it, say when it was last used.
  diary: paths(
    '/api/diary-entries',
    overviews,
    days,
    '/api/plant-hires',
    '/api/toolbox-talks',
    costs,
    ...carbon,
  ),
  emailTemplate: paths('/api/email-templates', '/api/sent-letters', '/api/recycle-bin'),
  file: paths(files, '/api/files/:fileId', '/api/diary-entries', comments, journal),
  // A lifting certificate says whether its machine may work; controls of statements stand on them too.
  hseCertificate: paths(
    '/api/hse-certificates',
    '/api/plant-hires',
    '/api/rams',
    '/api/recycle-bin',
  ),
  // A crew that finishes writes an entry, and has worked so many hours.
  labour: paths(
    '/api/labour-sessions',
    '/api/wellbeing',
    '/api/projects/:projectId/live-board',
    '/api/labour-gangs',
    '/api/projects/:projectId/standing-costs',
    '/api/projects/:projectId/roll-call',
    workers,
    '/api/plant-hires',
    '/api/diary-entries',
    days,
    costs,
    ...carbon,
  ),
  material: paths('/api/materials', '/api/recycle-bin'),
  notification: paths('/api/notifications'),
  // How the company counts overtime, when it is told of a head, and who listens to its people.
  organization: paths('/api/current-organization', '/api/organization', costs, '/api/wellbeing'),
  plant: paths('/api/plant-hires', days, '/api/recycle-bin', costs),
  // What is deleted is in the bin, what is restored is back; contracts change what the plan has left.
  project: paths('/api/projects', '/api/recycle-bin', '/api/organization', costs, ...carbon),
  // What is received is on site, in the diary of its day and in the figures of its supplier.
  purchaseOrder: paths(
    orders,
    '/api/suppliers',
    '/api/materials/stock',
    '/api/materials/:materialId/usage',
    '/api/recycle-bin',
    '/api/diary-entries',
    days,
    costs,
    ...carbon,
  ),
  recycleBin: paths(
    '/api/email-templates',
    '/api/hse-certificates',
    '/api/risk-assessments',
    '/api/rams',
    '/api/suppliers',
    workers,
    orders,
    '/api/projects',
    '/api/recycle-bin',
    '/api/organization',
    '/api/diary-entries',
    '/api/plant-hires',
    '/api/toolbox-talks',
    costs,
    '/api/cost-entries',
    ...carbon,
  ),
  // Who has not signed what they work by is amber.
  riskAssessment: paths('/api/risk-assessments', '/api/rams', '/api/recycle-bin', workers),
  self: paths('/api/user'),
  siteIssue: [...siteIssueQueries.all, overviews],
  supplier: paths('/api/suppliers', '/api/recycle-bin'),
  team: paths('/api/team', '/api/invitations', '/api/organization'),
  // A wet day asks its diary what the rain did.
  weather: paths('/api/projects/:projectId/weather', days, '/api/rams'),
  worker: paths(workers, '/api/gate/:badge', '/api/rams', '/api/recycle-bin'),
};
