import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { screenRoute } from '../platform/screen-route.ts';
import { tableRoute } from '../ui/table/table-route.ts';
import { tableSearch } from '../ui/table/table-view.ts';

/** `template` is the number of one that is open, or the type of one in our own words; `new` the type of one that is begun. */
const emailTemplatesRoute = tableRoute(
  '/email-templates',
  ['type', 'state', 'tab', 'template', 'new'],
  lazyScreen(() => import('./email-templates-screen.tsx'), 'EmailTemplatesScreen'),
);

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

const guideRoute = screenRoute(
  '/email-templates/guide',
  lazyScreen(() => import('./guide/guide-screen.tsx'), 'GuideScreen'),
);

export const emailTemplateRoutes = [emailTemplatesRoute, demoRoute, guideRoute] as const;
