import { plantApi } from '@sitewright/domain/plant/api';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { momentText } from '../../ui/format/moment.ts';
import type { ActionProps } from '../plant-actions.ts';
import { usePlantAction } from '../use-plant-action.ts';

export function RecordRepair({ hire, onClose }: ActionProps) {
  const repair = usePlantAction(
    plantApi.recordRepair,
    onClose,
    ({ name }) => `${name} is repaired`,
  );
  const { brokeDownAt = '', reason = '' } = hire.breakdown ?? {};
  return (
    <ActionDialog
      title={`Is ${hire.name} repaired?`}
      description={`Broken down since ${momentText(brokeDownAt)}: ${reason}. From today on it is charged again.`}
      confirmText="Record repair"
      command={repair}
      onConfirm={() => repair.perform({ params: { plantHireId: hire.id } })}
      onClose={onClose}
    />
  );
}
