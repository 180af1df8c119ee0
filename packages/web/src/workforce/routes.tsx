import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { screenRoute } from '../platform/screen-route.ts';
import { today } from '../platform/today.ts';
import { parseText, searchParser } from '../ui/search-params.ts';
import { tableRoute } from '../ui/table/table-route.ts';

/** The gate, the matrix, the roll call, a badge and the import are views of the same register. */
const workforceRoute = tableRoute(
  '/workforce',
  [
    ...(['contract', 'verdict', 'trade', 'type', 'status', 'card', 'inducted', 'right'] as const),
    ...(['show', 'gate', 'worker', 'missing'] as const),
  ],
  lazyScreen(() => import('./workforce-screen.tsx'), 'WorkforceScreen'),
);

const newWorkerRoute = screenRoute(
  '/workforce/new',
  lazyScreen(() => import('./worker/new-worker-screen.tsx'), 'NewWorkerScreen'),
);

const EditWorkerScreen = lazyScreen(
  () => import('./worker/edit-worker-screen.tsx'),
  'EditWorkerScreen',
);

const editWorkerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/workforce/edit/$id',
  validateSearch: searchParser({ tab: parseText }),
  component: Object.assign(EditWorkerRoute, { preload: () => EditWorkerScreen.preload?.() }),
});

function EditWorkerRoute() {
  const { id } = editWorkerRoute.useParams();
  const { tab } = editWorkerRoute.useSearch();
  const navigate = editWorkerRoute.useNavigate();
  return (
    <EditWorkerScreen
      id={id}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
      today={today()}
    />
  );
}

export const workforceRoutes = [workforceRoute, newWorkerRoute, editWorkerRoute] as const;
