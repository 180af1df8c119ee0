import type { ComponentType } from 'react';
import { CollectPlant } from './actions/collect-plant.tsx';
import { DeletePlant } from './actions/delete-plant.tsx';
import { ExtendHire } from './actions/extend-hire.tsx';
import { OffHirePlant } from './actions/off-hire-plant.tsx';
import { ReceivePlant } from './actions/receive-plant.tsx';
import { RecordRepair } from './actions/record-repair.tsx';
import { ReportBreakdown } from './actions/report-breakdown.tsx';
import { TransferPlant } from './actions/transfer-plant.tsx';
import type { ActionId, ActionProps, OpenAction } from './plant-actions.ts';
import { EditPlant } from './plant-form/edit-plant.tsx';

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
