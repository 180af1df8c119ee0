import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { tableSearch } from '../ui/table/table-view.ts';

const WorkforceScreen = lazyScreen(() => import('./workforce-screen.tsx'), 'WorkforceScreen');

/** The gate, the matrix, the roll call, a badge and the import are views of the same register. */
const workforceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/workforce',
  validateSearch: tableSearch(
    ...(['contract', 'verdict', 'trade', 'type', 'status', 'card', 'inducted'] as const),
    ...(['show', 'gate', 'worker', 'missing'] as const),
  ),
  component: Object.assign(WorkforceRoute, { preload: () => WorkforceScreen.preload?.() }),
});

function WorkforceRoute() {
  const view = workforceRoute.useSearch();
  const navigate = workforceRoute.useNavigate();
  return (
    <WorkforceScreen
      view={view}
      onView={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      today={today()}
    />
  );
}

const newWorkerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/workforce/new',
  component: lazyScreen(() => import('./worker/new-worker-screen.tsx'), 'NewWorkerScreen'),
});

const EditWorkerScreen = lazyScreen(
  () => import('./worker/edit-worker-screen.tsx'),
  'EditWorkerScreen',
);

const editWorkerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/workforce/edit/$id',
  validateSearch: (search: Record<string, unknown>): { tab?: string } =>
    typeof search.tab === 'string' ? { tab: search.tab } : {},
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
