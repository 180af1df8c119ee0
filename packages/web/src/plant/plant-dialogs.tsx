import { plantApi } from '@sitewright/domain/plant/api';
import { obstacleToGoingTo } from '@sitewright/domain/plant/rules';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { DeleteDialog } from '../actions/delete-dialog.tsx';
import { useAction } from '../actions/use-action.ts';
import { projectQueries } from '../projects/queries.ts';
import { ComboboxField } from '../ui/fields/combobox-field.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { formatDate, isDate } from '../ui/fields/parse-date.ts';
import {
  CollectPlant,
  ReceivePlant,
  RecordRepair,
  ReportBreakdown,
} from './actions/hire-events.tsx';
import { OffHirePlant } from './actions/off-hire-plant.tsx';
import type { ActionId, ActionProps, OpenAction } from './plant-actions.ts';
import { EditPlant } from './plant-form/save-plant.tsx';

const dialogs: Record<ActionId, ComponentType<ActionProps>> = {
  receive: ReceivePlant,
  offHire: OffHirePlant,
  collect: CollectPlant,
  extend: ExtendHire,
  breakDown: ReportBreakdown,
  repair: RecordRepair,
  transfer: TransferPlant,
  edit: EditPlant,
  delete: DeletePlant,
};

/** The dialog of the chosen action on a machine. */
export function PlantAction({ actionId, ...props }: OpenAction & ActionProps) {
  const Dialog = dialogs[actionId];
  return <Dialog {...props} />;
}

function TransferPlant({ hire, onClose }: ActionProps) {
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

function ExtendHire({ hire, onClose }: ActionProps) {
  const { expectedOffHire } = hire;
  const [date, setDate] = useState(expectedOffHire ?? '');
  const extend = useAction(plantApi.edit, {
    onClose,
    doneMessage: ({ name }) => `${name} is expected off hire on ${formatDate(date)}`,
  });
  return (
    <ActionDialog
      title={`Extend the hire of ${hire.name}`}
      description={
        expectedOffHire
          ? `Off-hire is expected on ${formatDate(expectedOffHire)}.`
          : 'Nobody has said yet when it goes off hire.'
      }
      confirmText="Extend"
      command={extend}
      isBlocked={!isDate(date)}
      onConfirm={() =>
        extend.perform({
          params: { plantHireId: hire.id },
          body: { expectedOffHire: date, version: hire.version },
        })
      }
      onClose={onClose}
    >
      {({ expectedOffHire: error }) => (
        <DateField
          label="Expected off-hire"
          name="expectedOffHire"
          value={date}
          onChange={setDate}
          error={error}
        />
      )}
    </ActionDialog>
  );
}

function DeletePlant({ hire: { id, name }, onClose }: ActionProps) {
  return (
    <DeleteDialog
      endpoint={plantApi.remove}
      input={{ params: { plantHireId: id } }}
      recordType="plant"
      recordId={id}
      title={name}
      consequence="Its hours and breakdowns go too."
      onClose={onClose}
    />
  );
}
