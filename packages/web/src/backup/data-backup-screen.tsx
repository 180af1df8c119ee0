import { Screen } from '../ui/screen.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { RecycleBin } from './recycle-bin.tsx';
import type { BackupTab } from './routes.tsx';

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
] as const;

export const DataBackupScreen = ({ tab, onTab, ...bin }: Props) => (
  <Screen title="Data backup">
    <div className="grid justify-items-start gap-4 *:[[role=tabpanel]]:w-full">
      <Tabs label="Data backup" value={tab} options={tabs} onChange={onTab}>
        <TabPanel value="backups" isShown={tab === 'backups'}>
          <div className="grid gap-2 rounded-card border border-line bg-surface p-6">
            <p className="font-semibold">Not built yet</p>
            <p className="text-text-2">Backups of the whole company will be made here.</p>
          </div>
        </TabPanel>
        <TabPanel value="bin" isShown={tab === 'bin'}>
          <RecycleBin {...bin} />
        </TabPanel>
      </Tabs>
    </div>
  </Screen>
);
