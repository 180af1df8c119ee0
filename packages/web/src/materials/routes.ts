import { lazyScreen } from '../platform/preload.ts';
import { screenRoute } from '../platform/screen-route.ts';
import { tableRoute } from '../ui/table/table-route.ts';

export const materialsRoutes = [
  tableRoute(
    '/materials',
    ['category', 'supplier', 'active', 'figures', 'import'],
    lazyScreen(() => import('./materials-screen.tsx'), 'MaterialsScreen'),
  ),
  screenRoute(
    '/materials/new',
    lazyScreen(() => import('./new-material-screen.tsx'), 'NewMaterialScreen'),
  ),
  screenRoute(
    '/materials/edit/$id',
    lazyScreen(() => import('./edit-material-screen.tsx'), 'EditMaterialScreen'),
  ),
] as const;
