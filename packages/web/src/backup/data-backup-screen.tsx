import { Screen } from '../ui/screen.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { Backups } from './backups.tsx';
import { ExportMyData } from './export-my-data.tsx';
import { RecycleBin } from './recycle-bin.tsx';
import type { BackupTab } from './routes.tsx';
import { Schedule } from './schedule.tsx';

type Props = {
  tab: BackupTab;
  onTab: (tab: BackupTab) => void;
  view: TableView;
  onView: OnView;
  today: string;
};

const tabs = [
  { value: 'backups', label: 'Backups' },
  { value: 'bin', label: 'Recycle bin' },
  { value: 'export', label: 'Export my data' },
  { value: 'schedule', label: 'Schedule' },
] as const;

export const DataBackupScreen = ({ tab, onTab, ...bin }: Props) => (
  <Screen title="Data backup">
    <div className="grid justify-items-start gap-4 *:[[role=tabpanel]]:w-full">
      <Tabs label="Data backup" value={tab} options={tabs} onChange={onTab}>
        <TabPanel value="backups" isShown={tab === 'backups'}>
          {tab === 'backups' && <Backups view={bin.view} onView={bin.onView} />}
        </TabPanel>
        <TabPanel value="bin" isShown={tab === 'bin'}>
          {tab === 'bin' && <RecycleBin {...bin} />}
        </TabPanel>
        <TabPanel value="export" isShown={tab === 'export'}>
          <ExportMyData />
        </TabPanel>
        <TabPanel value="schedule" isShown={tab === 'schedule'}>
          {tab === 'schedule' && <Schedule />}
        </TabPanel>
      </Tabs>
    </div>
  </Screen>
);
