import type { ComponentType } from 'react';
import { CollectPlant } from './deeds/collect-plant.tsx';
import { DeletePlant } from './deeds/delete-plant.tsx';
import { ExtendHire } from './deeds/extend-hire.tsx';
import { OffHirePlant } from './deeds/off-hire-plant.tsx';
import { ReceivePlant } from './deeds/receive-plant.tsx';
import { RecordRepair } from './deeds/record-repair.tsx';
import { ReportBreakdown } from './deeds/report-breakdown.tsx';
import { TransferPlant } from './deeds/transfer-plant.tsx';
import type { Asked, Deed, DeedProps } from './plant-actions.ts';
import { EditPlant } from './plant-form/edit-plant.tsx';

const dialogs: Record<Deed, ComponentType<DeedProps>> = {
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

/** The dialog of what somebody wants to do to a machine. */
export function PlantDeed({ deed, ...props }: Asked & DeedProps) {
  const Dialog = dialogs[deed];
  return <Dialog {...props} />;
}
