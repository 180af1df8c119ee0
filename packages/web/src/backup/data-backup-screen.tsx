import { Screen } from '../ui/layout/screen.tsx';
import { TabLinks } from '../ui/layout/tab-links.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { Backups } from './backups/backups-tab.tsx';
import { Schedule } from './backups/schedule-tab.tsx';
import { RecycleBin } from './bin/recycle-bin-tab.tsx';
import { ExportMyData } from './export-my-data.tsx';

export type BackupTab = 'backups' | 'bin' | 'export' | 'schedule';

type Props = { tab: BackupTab; view: TableView; onView: OnView; today: string };

const tabs = [
  ['backups', 'Backups'],
  ['bin', 'Recycle bin'],
  ['export', 'Export my data'],
  ['schedule', 'Schedule'],
] as const;

/** Which tab comes first depends on the role, so the address names every one of them. */
export const DataBackupScreen = ({ tab, ...bin }: Props) => (
  <Screen title="Data backup">
    <TabLinks
      label="Data backup"
      tabs={tabs}
      here={tab}
      search={(chosen) => ({ tab: chosen ?? 'backups' })}
    />
    {tab === 'backups' && <Backups view={bin.view} onView={bin.onView} />}
    {tab === 'bin' && <RecycleBin {...bin} />}
    {tab === 'export' && <ExportMyData />}
    {tab === 'schedule' && <Schedule />}
  </Screen>
);
