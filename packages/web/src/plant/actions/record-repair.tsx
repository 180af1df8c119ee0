import { plantApi } from '@sitewright/domain/plant/api';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { momentText } from '../../ui/format/moment.ts';
import type { ActionProps } from '../plant-actions.ts';

export function RecordRepair({ hire, onClose }: ActionProps) {
  const repair = useAction(plantApi.recordRepair, {
    onClose,
    doneMessage: ({ name }) => `${name} is repaired`,
  });
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
