import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { tableSearch } from '../ui/table/table-view.ts';

const EmailTemplatesScreen = lazyScreen(
  () => import('./email-templates-screen.tsx'),
  'EmailTemplatesScreen',
);

/** `template` is the number of one that is open, or the type of one in our own words; `new` the type of one that is begun. */
const emailTemplatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/email-templates',
  validateSearch: tableSearch('type', 'state', 'tab', 'template', 'new'),
  component: Object.assign(EmailTemplatesRoute, {
    preload: () => EmailTemplatesScreen.preload?.(),
  }),
});

function EmailTemplatesRoute() {
  const view = emailTemplatesRoute.useSearch();
  const navigate = emailTemplatesRoute.useNavigate();
  return (
    <EmailTemplatesScreen
      view={view}
      onView={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      today={today()}
    />
  );
}

const DemoScreen = lazyScreen(() => import('./demo/demo-screen.tsx'), 'DemoScreen');

const demoRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/email-templates/demo',
  validateSearch: tableSearch('contract'),
  component: Object.assign(DemoRoute, { preload: () => DemoScreen.preload?.() }),
});

function DemoRoute() {
  const { contract } = demoRoute.useSearch();
  const navigate = demoRoute.useNavigate();
  return (
    <DemoScreen
      contract={contract}
      onContract={(chosen) =>
        void navigate({ search: { contract: chosen }, replace: true, resetScroll: false })
      }
    />
  );
}

const guideRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/email-templates/guide',
  component: lazyScreen(() => import('./guide/guide-screen.tsx'), 'GuideScreen'),
});

export const emailTemplateRoutes = [emailTemplatesRoute, demoRoute, guideRoute] as const;
