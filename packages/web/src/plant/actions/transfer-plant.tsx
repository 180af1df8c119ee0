import { plantApi } from '@sitewright/domain/plant/api';
import { obstacleToGoingTo } from '@sitewright/domain/plant/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { projectQueries } from '../../projects/queries.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import type { ActionProps } from '../plant-actions.ts';

export function TransferPlant({ hire, onClose }: ActionProps) {
  const [chosen, choose] = useState('');
  const { data: contracts } = useQuery(projectQueries.list());
  const options = (contracts ?? [])
    .filter((contract) => !obstacleToGoingTo(hire, contract))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const transfer = useAction(plantApi.transfer, {
    onClose,
    doneMessage: ({ name }) => `${name} is on the other contract now`,
  });
  return (
    <ActionDialog
      title={`Transfer ${hire.name}`}
      description="The hire ends here and goes on there from today, with the same supplier and rate. Today is charged to the other contract."
      confirmText="Transfer"
      command={transfer}
      isBlocked={chosen === ''}
      onConfirm={() =>
        transfer.perform({ params: { plantHireId: hire.id }, body: { projectId: Number(chosen) } })
      }
      onClose={onClose}
    >
      {({ projectId: error }) => (
        <ComboboxField
          label="To contract"
          name="projectId"
          options={options}
          value={chosen}
          onChange={choose}
          error={error}
        />
      )}
    </ActionDialog>
  );
}
