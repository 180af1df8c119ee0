import { can } from '@sitewright/domain/kernel/access';
import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { parseEnum, searchParser } from '../ui/search-params.ts';
import { tableParams } from '../ui/table/table-view.ts';
import type { BackupTab } from './data-backup-screen.tsx';

const DataBackupScreen = lazyScreen(() => import('./data-backup-screen.tsx'), 'DataBackupScreen');

const tabs: readonly BackupTab[] = ['backups', 'bin', 'export', 'schedule'];

/** A user who may not make backups sees the bin first. */
export const dataBackupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/data-backup',
  validateSearch: searchParser({
    ...tableParams(),
    show: parseEnum(['restored']),
    tab: parseEnum(tabs),
  }),
  component: Object.assign(DataBackupRoute, { preload: () => DataBackupScreen.preload?.() }),
});

function DataBackupRoute() {
  const first = can(useActor(), 'dataBackup', 'X') ? 'backups' : 'bin';
  const { tab = first, ...view } = dataBackupRoute.useSearch();
  const navigate = dataBackupRoute.useNavigate();
  return (
    <DataBackupScreen
      tab={tab}
      view={view}
      onView={(search, { replace }) =>
        void navigate({ search: { ...search, tab }, replace, resetScroll: false })
      }
      today={today()}
    />
  );
}
