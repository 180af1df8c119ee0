import { createRoute } from '@tanstack/react-router';
import { signedInRoute } from '../app/signed-in.tsx';
import { lazyScreen } from '../platform/preload.ts';
import { today } from '../platform/today.ts';
import { tableSearch } from '../ui/table/table-view.ts';

const DataBackupScreen = lazyScreen(() => import('./data-backup-screen.tsx'), 'DataBackupScreen');

export type BackupTab = 'backups' | 'bin';

const tableOf = tableSearch();

/** The bin is what there is to see, until there are backups. */
export const dataBackupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/data-backup',
  validateSearch: (search: Record<string, unknown>): ReturnType<typeof tableOf> & BackupSearch => ({
    ...tableOf(search),
    ...(search.tab === 'backups' && { tab: 'backups' }),
  }),
  component: Object.assign(DataBackupRoute, { preload: () => DataBackupScreen.preload?.() }),
});

type BackupSearch = { tab?: BackupTab };

function DataBackupRoute() {
  const { tab = 'bin', ...view } = dataBackupRoute.useSearch();
  const navigate = dataBackupRoute.useNavigate();
  return (
    <DataBackupScreen
      {...{ tab, view }}
      onTab={(next) => void navigate({ search: { tab: next } })}
      onView={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      today={today()}
    />
  );
}
