import { activityRoute } from '../activity/routes.tsx';
import { deleteRecordsRoute } from '../backup/delete-records/route.tsx';
import { dataBackupRoute } from '../backup/routes.tsx';
import { carbonRoutes } from '../carbon/routes.tsx';
import { carbonSettingsRoute } from '../carbon/standards/routes.tsx';
import { costRoutes } from '../costs/routes.tsx';
import { entriesRoute } from '../diary/all-entries/routes.tsx';
import { diaryRoutes } from '../diary/routes.tsx';
import { emailTemplateRoutes } from '../email-templates/routes.tsx';
import { galleryRoute } from '../gallery/routes.tsx';
import { materialsRoutes } from '../materials/routes.tsx';
import { companyRoute, organizationsRoute } from '../organizations/routes.tsx';
import { signedInRoute } from '../platform/parent-routes.ts';
import { contractsRoutes } from '../projects/routes.tsx';
import { orderRoutes } from '../purchase-orders/routes.tsx';
import { riskRoute } from '../risk/routes.tsx';
import { confirmEmailRoute } from '../session/confirm-email-route.tsx';
import { authDebugRoute } from '../session/debug/route.tsx';
import { confirmTwoFactorResetRoute } from '../session/two-factor/confirm-reset-route.tsx';
import { settingsRoute } from '../settings/routes.tsx';
import { siteIssuesRoute } from '../site-issues/routes.tsx';
import { suppliersRoute } from '../suppliers/routes.tsx';
import { teamRoute } from '../team/routes.tsx';
import { wellbeingRoute } from '../wellbeing/routes.tsx';
import { workforceRoutes } from '../workforce/routes.tsx';
import { LoneCrashScreen } from './crash-screen.tsx';
import { SignedIn } from './signed-in.tsx';

signedInRoute.update({ component: SignedIn, errorComponent: LoneCrashScreen });

/** Every address that needs somebody to be signed in; one line per feature. */
const signedInTree = signedInRoute.addChildren([
  ...contractsRoutes,
  ...diaryRoutes,
  entriesRoute,
  siteIssuesRoute,
  riskRoute,
  ...materialsRoutes,
  suppliersRoute,
  ...orderRoutes,
  ...costRoutes,
  ...carbonRoutes,
  carbonSettingsRoute,
  dataBackupRoute,
  companyRoute,
  organizationsRoute,
  teamRoute,
  activityRoute,
  settingsRoute,
  wellbeingRoute,
  ...workforceRoutes,
  ...emailTemplateRoutes,
  galleryRoute,
  authDebugRoute,
  deleteRecordsRoute,
]);

/** Everything beyond the sign-in, with what a link from an email opens, signed in or not. */
export const signedInRoutes = [
  confirmEmailRoute,
  confirmTwoFactorResetRoute,
  signedInTree,
] as const;
