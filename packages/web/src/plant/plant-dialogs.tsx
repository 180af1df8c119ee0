import { plantApi } from '@sitewright/domain/plant/api';
import { obstacleToGoingTo } from '@sitewright/domain/plant/rules';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { DeleteDialog } from '../actions/delete-dialog.tsx';
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
  const { data: contracts } = useQuery(projectQueries.list());
  const options = (contracts ?? [])
    .filter((contract) => !obstacleToGoingTo(hire, contract))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <CommandDialog
      title={`Transfer ${hire.name}`}
      description="The hire moves to the other contract from today, with the same supplier and rate. Today is charged to that contract."
      confirmText="Transfer"
      endpoint={plantApi.transfer}
      input={({ projectId }) => ({
        params: { plantHireId: hire.id },
        body: { projectId: Number(projectId) },
      })}
      start={{ projectId: '' }}
      doneMessage={({ name }) => `${name} transferred`}
      onClose={onClose}
    >
      {(field) => <ComboboxField label="To contract" options={options} {...field('projectId')} />}
    </CommandDialog>
  );
}

function ExtendHire({ hire, onClose }: ActionProps) {
  const { id, name, version, expectedOffHire } = hire;
  return (
    <CommandDialog
      title={`Extend hire of ${name}`}
      description={
        expectedOffHire
          ? `Off-hire is expected on ${formatDate(expectedOffHire)}.`
          : 'No off-hire date set.'
      }
      confirmText="Extend"
      endpoint={plantApi.edit}
      input={(date) => ({ params: { plantHireId: id }, body: { ...date, version } })}
      start={{ expectedOffHire: expectedOffHire ?? '' }}
      isBlocked={(date) => !isDate(date.expectedOffHire)}
      doneMessage={(extended, date) =>
        `${extended.name} extended to ${formatDate(date.expectedOffHire)}`
      }
      onClose={onClose}
    >
      {(field) => <DateField label="Expected off-hire" {...field('expectedOffHire')} />}
    </CommandDialog>
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
      consequence="Its hours and breakdowns are deleted too."
      onClose={onClose}
    />
  );
}
