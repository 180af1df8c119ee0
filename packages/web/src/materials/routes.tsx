import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { tableSearch } from '../ui/table/table-view.ts';

const MaterialsScreen = lazyScreen(() => import('./materials-screen.tsx'), 'MaterialsScreen');

const materialsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/materials',
  validateSearch: tableSearch('category', 'supplier', 'active', 'figures', 'import'),
  component: Object.assign(MaterialsRoute, { preload: () => MaterialsScreen.preload?.() }),
});

function MaterialsRoute() {
  const view = materialsRoute.useSearch();
  const navigate = materialsRoute.useNavigate();
  return (
    <MaterialsScreen
      view={view}
      onView={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      today={today()}
    />
  );
}

const newMaterialRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/materials/new',
  component: lazyScreen(() => import('./new-material-screen.tsx'), 'NewMaterialScreen'),
});

const EditMaterialScreen = lazyScreen(
  () => import('./edit-material-screen.tsx'),
  'EditMaterialScreen',
);

const editMaterialRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/materials/edit/$id',
  component: Object.assign(() => <EditMaterialScreen {...editMaterialRoute.useParams()} />, {
    preload: () => EditMaterialScreen.preload?.(),
  }),
});

export const materialsRoutes = [materialsRoute, newMaterialRoute, editMaterialRoute] as const;
