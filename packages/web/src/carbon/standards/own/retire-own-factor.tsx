import type { OwnFactor } from '@sitewright/domain/carbon/factor';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { ActionDialog } from '../../../actions/action-dialog.tsx';
import { useAction } from '../../../actions/use-action.ts';

type Props = { own: OwnFactor; onClose: () => void };

export function RetireOwnFactor({ own, onClose }: Props) {
  const retire = useAction(carbonStandardsApi.retireFactor, {
    onClose,
    doneMessage: ({ name }) => `${name} is retired`,
  });
  return (
    <ActionDialog
      title={`Retire ${own.name}?`}
      description="It can no longer be chosen. Entries that were worked out with it keep it."
      confirmText="Retire"
      command={retire}
      onConfirm={() => retire.perform({ params: { carbonFactorId: own.id } })}
      onClose={onClose}
    />
  );
}
