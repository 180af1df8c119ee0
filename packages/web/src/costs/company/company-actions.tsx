import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { MenuItem } from '../../ui/dialogs/menu.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { LazyBoundary, lazyComponent } from '../../ui/layout/lazy-component.tsx';
import { PageMenu } from '../../ui/layout/page-menu.tsx';
import { obstacleToSettings } from '../cost-actions.ts';

const ChangeCostSettings = lazyComponent(
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
        <ButtonWithReason icon={SlidersHorizontal} obstacle={obstacle} onClick={open}>
          Cost settings
        </ButtonWithReason>
      </div>
      <PageMenu>
        <MenuItem icon={SlidersHorizontal} obstacle={obstacle} onSelect={open}>
          Cost settings
        </MenuItem>
      </PageMenu>
      {isOpen && (
        <LazyBoundary onLost={close}>
          <ChangeCostSettings onClose={close} />
        </LazyBoundary>
      )}
    </div>
  );
}
