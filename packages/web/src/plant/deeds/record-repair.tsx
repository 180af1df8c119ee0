import { plantApi } from '@sitewright/domain/plant/api';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { momentText } from '../../ui/format/moment.ts';
import type { DeedProps } from '../plant-actions.ts';
import { usePlantDeed } from '../use-plant-deed.ts';

export function RecordRepair({ hire, onClose }: DeedProps) {
  const repair = usePlantDeed(plantApi.recordRepair, onClose, ({ name }) => `${name} is repaired`);
  const { brokeDownAt = '', reason = '' } = hire.breakdown ?? {};
  return (
    <DeedDialog
      title={`Is ${hire.name} repaired?`}
      description={`Broken down since ${momentText(brokeDownAt)}: ${reason}. From today on it is charged again.`}
      confirmText="Record repair"
      command={repair}
      onConfirm={() => repair.perform({ params: { plantHireId: hire.id } })}
      onClose={onClose}
    />
  );
}
