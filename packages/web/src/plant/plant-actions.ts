import type { Actor } from '@sitewright/domain/kernel/access';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import {
  obstacleToBreakdown,
  obstacleToCollecting,
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToExtending,
  obstacleToOffHiring,
  obstacleToReceiving,
  obstacleToRepair,
  obstacleToTransferring,
} from '@sitewright/domain/plant/rules';
import type { Project } from '@sitewright/domain/projects/project';
import {
  ArrowRightLeft,
  CalendarPlus,
  CheckCheck,
  CircleCheck,
  MailCheck,
  TriangleAlert,
  Wrench,
} from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';
import { deleteRow, dialogActions, editRow } from '../ui/table/row-actions.ts';

export type ActionId =
  | 'receive'
  | 'offHire'
  | 'collect'
  | 'extend'
  | 'breakDown'
  | 'repair'
  | 'transfer'
  | 'edit'
  | 'delete';

/** The dialog that is open over the list, and the machine it is about. */
export type OpenAction = { actionId: ActionId; hire: PlantHire };

/** The props of each such dialog. */
export type ActionProps = { hire: PlantHire; project: Project; onClose: () => void };

const isWaiting = ({ status }: PlantHire) => status === 'requested';
const isNotified = ({ status }: PlantHire) => status === 'off_hire_notified';
const isOnHire = (hire: PlantHire) => !isWaiting(hire) && !isNotified(hire);
const isWorking = ({ breakdown }: PlantHire) => !breakdown;

/** The next step comes first; the others show why they have to wait. */
export function plantActions(
  actor: Actor,
  open: (action: OpenAction) => void,
): RowAction<PlantHire>[] {
  const openDialog = (actionId: ActionId, hire: PlantHire) => open({ actionId, hire });
  const action = dialogActions(actor, openDialog);
  return [
    action('receive', 'Record arrival…', CircleCheck, obstacleToReceiving, isWaiting),
    action('offHire', 'Off-hire…', MailCheck, obstacleToOffHiring, isOnHire),
    action('collect', 'Record collection…', CheckCheck, obstacleToCollecting),
    action('extend', 'Extend…', CalendarPlus, obstacleToExtending),
    action('breakDown', 'Report breakdown…', TriangleAlert, obstacleToBreakdown, isWorking),
    action('repair', 'Record repair', Wrench, obstacleToRepair, (hire) => !isWorking(hire)),
    action('transfer', 'Transfer…', ArrowRightLeft, obstacleToTransferring),
    editRow(
      () => obstacleToEditing(actor),
      (hire) => openDialog('edit', hire),
    ),
    deleteRow(
      () => obstacleToDeleting(actor),
      (hire) => openDialog('delete', hire),
    ),
  ];
}
