import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Late, latePart } from '../../app/late-part.tsx';
import { useActor } from '../../platform/session.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { ObstructedButton } from '../../ui/obstructed.tsx';
import { PageMenu } from '../../ui/page-menu.tsx';
import { obstacleToSettings } from '../cost-actions.ts';

const ChangeCostSettings = latePart(
  () => import('../actions/change-cost-settings.tsx'),
  'ChangeCostSettings',
);

/** What can be done with the costs of the whole company. */
export function CompanyActions() {
  const [isOpen, setOpen] = useState(false);
  const obstacle = obstacleToSettings(useActor());
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <div className="flex max-md:-my-2">
      <div className="flex items-center gap-3 text-right max-md:hidden print:hidden">
        <ObstructedButton obstacle={obstacle} onClick={open}>
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Cost settings
        </ObstructedButton>
      </div>
      <PageMenu>
        <MenuItem icon={SlidersHorizontal} obstacle={obstacle} onSelect={open}>
          Cost settings
        </MenuItem>
      </PageMenu>
      {isOpen && (
        <Late onLost={close}>
          <ChangeCostSettings onClose={close} />
        </Late>
      )}
    </div>
  );
}
