import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { lazyDialog } from '../../ui/layout/lazy-dialog.tsx';
import { PageActions } from '../../ui/layout/page-actions.tsx';
import { obstacleToSettings } from '../cost-actions.ts';

const ChangeCostSettings = lazyDialog(
  () => import('../actions/change-cost-settings.tsx'),
  'ChangeCostSettings',
);

/** Actions on the costs of the whole company. */
export function CompanyActions() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <PageActions
        actions={[
          {
            label: 'Cost settings',
            icon: SlidersHorizontal,
            obstacle: obstacleToSettings(useActor()),
            onPress: () => setOpen(true),
          },
        ]}
      />
      {isOpen && <ChangeCostSettings onClose={close} />}
    </>
  );
}
