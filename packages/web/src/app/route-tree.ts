import { activityRoute } from '../activity/routes.ts';
import { deleteRecordsRoute } from '../backup/delete-records/route.ts';
import { dataBackupRoute } from '../backup/routes.tsx';
import { carbonRoutes } from '../carbon/routes.ts';
import { carbonSettingsRoute } from '../carbon/standards/routes.ts';
import { costRoutes } from '../costs/routes.ts';
import { entriesRoute } from '../diary/all-entries/routes.ts';
import { diaryRoutes } from '../diary/routes.ts';
import { emailTemplateRoutes } from '../email-templates/routes.tsx';
import { galleryRoute } from '../gallery/routes.ts';
import { materialsRoutes } from '../materials/routes.ts';
import { companyRoute, organizationsRoute } from '../organizations/routes.ts';
import { signedInRoute } from '../platform/parent-routes.ts';
import { contractsRoutes } from '../projects/routes.ts';
import { orderRoutes } from '../purchase-orders/routes.ts';
import { riskRoute } from '../risk/routes.ts';
import { confirmEmailRoute } from '../session/confirm-email-route.tsx';
import { authDebugRoute } from '../session/debug/route.ts';
import { confirmTwoFactorResetRoute } from '../session/two-factor/confirm-reset-route.tsx';
import { settingsRoute } from '../settings/routes.ts';
import { siteIssuesRoute } from '../site-issues/routes.ts';
import { suppliersRoute } from '../suppliers/routes.tsx';
import { teamRoute } from '../team/routes.tsx';
import { wellbeingRoute } from '../wellbeing/routes.ts';
import { workforceRoutes } from '../workforce/routes.tsx';
import { LoneCrashScreen } from './crash-screen.tsx';
import { shareRoute } from './share/route.ts';
import { SignedIn } from './signed-in.tsx';

signedInRoute.update({ component: SignedIn, errorComponent: LoneCrashScreen });

/** Every address that needs a signed-in user; one line per feature. */
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
  shareRoute,
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
