import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/dialogs/menu.tsx';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { Tooltip } from '../ui/dialogs/tooltip.tsx';
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx';
import { Section } from './section.tsx';

export function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Menus, sheets and tabs">
      <div className="flex flex-wrap items-start gap-2">
        <Tooltip text="It opens after 700 ms">
          <Button>Tooltip</Button>
        </Tooltip>
        <Menu label="Actions of a row" align="start" trigger={<Button>Menu</Button>}>
          <MenuItem icon={Pencil}>Edit</MenuItem>
          <MenuItem icon={Ellipsis} obstacle={{ message: 'Your role does not allow this.' }}>
            Sign off
          </MenuItem>
          <MenuItem icon={Trash2}>Delete</MenuItem>
        </Menu>
        <Button onClick={() => setOpen(true)}>Side sheet</Button>
        <SideSheet title="Loose board on level 3" isOpen={isOpen} onClose={() => setOpen(false)}>
          <p>It opens next to the list, which stays in place.</p>
        </SideSheet>
        <TabSample />
      </div>
    </Section>
  );
}

const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

function TabSample() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('open');
  return (
    <div>
      <Tabs label="Which issues" options={tabs} value={value} onChange={setValue}>
        {tabs.map((tab) => (
          <TabPanel key={tab.value} value={tab.value} isShown={tab.value === value}>
            <p className="pt-2 text-sm text-text-2">{tab.label} issues</p>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
