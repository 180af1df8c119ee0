import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../../platform/parent-routes.ts';
import { lazyScreen } from '../../platform/preload.ts';
import { tableSearch } from '../../ui/table/table-view.ts';

const DeleteRecordsScreen = lazyScreen(
  () => import('./delete-records-screen.tsx'),
  'DeleteRecordsScreen',
);

/** Which records are looked at is part of the address. */
export const deleteRecordsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/delete-records',
  validateSearch: tableSearch('type', 'contract', 'from', 'to'),
  component: Object.assign(DeleteRecordsRoute, { preload: () => DeleteRecordsScreen.preload?.() }),
});

function DeleteRecordsRoute() {
  const navigate = deleteRecordsRoute.useNavigate();
  return (
    <DeleteRecordsScreen
      view={deleteRecordsRoute.useSearch()}
      onView={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
    />
  );
}
