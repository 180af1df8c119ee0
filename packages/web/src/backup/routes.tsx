import { can } from '@sitewright/domain/kernel/access';
import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../platform/parent-routes.ts';
import { lazyScreen } from '../platform/preload.ts';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { tableSearch } from '../ui/table/table-view.ts';
import type { BackupTab } from './data-backup-screen.tsx';

const DataBackupScreen = lazyScreen(() => import('./data-backup-screen.tsx'), 'DataBackupScreen');

const tabs: readonly unknown[] = ['backups', 'bin', 'export', 'schedule'] satisfies BackupTab[];

const tableOf = tableSearch();

/** A user who may not make backups sees the bin first. */
export const dataBackupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/data-backup',
  validateSearch: (search: Record<string, unknown>): ReturnType<typeof tableOf> & BackupSearch => ({
    ...tableOf(search),
    ...(tabs.includes(search.tab) && { tab: search.tab as BackupTab }),
  }),
  component: Object.assign(DataBackupRoute, { preload: () => DataBackupScreen.preload?.() }),
});

type BackupSearch = { tab?: BackupTab };

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
