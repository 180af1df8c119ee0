import type { Actor } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';
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
  type LucideIcon,
  MailCheck,
  Pencil,
  Trash2,
  TriangleAlert,
  Wrench,
} from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';

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

type Action = {
  actionId: ActionId;
  label: string;
  icon: LucideIcon;
  key?: 'e' | 'Delete';
  obstacle: (hire: PlantHire, actor: Actor) => Problem | undefined;
  isShownFor?: (hire: PlantHire) => boolean;
};

const isWaiting = ({ status }: PlantHire) => status === 'requested';
const isNotified = ({ status }: PlantHire) => status === 'off_hire_notified';
const isOnHire = (hire: PlantHire) => !isWaiting(hire) && !isNotified(hire);

/** The next step comes first; the others show why they have to wait. */
const actions: Action[] = [
  {
    actionId: 'receive',
    label: 'Record arrival…',
    icon: CircleCheck,
    obstacle: obstacleToReceiving,
    isShownFor: isWaiting,
  },
  {
    actionId: 'offHire',
    label: 'Off-hire…',
    icon: MailCheck,
    obstacle: obstacleToOffHiring,
    isShownFor: isOnHire,
  },
  {
    actionId: 'collect',
    label: 'Record collection…',
    icon: CheckCheck,
    obstacle: obstacleToCollecting,
  },
  { actionId: 'extend', label: 'Extend…', icon: CalendarPlus, obstacle: obstacleToExtending },
  {
    actionId: 'breakDown',
    label: 'Report breakdown…',
    icon: TriangleAlert,
    obstacle: obstacleToBreakdown,
    isShownFor: ({ breakdown }) => !breakdown,
  },
  {
    actionId: 'repair',
    label: 'Record repair',
    icon: Wrench,
    obstacle: obstacleToRepair,
    isShownFor: ({ breakdown }) => !!breakdown,
  },
  {
    actionId: 'transfer',
    label: 'Transfer…',
    icon: ArrowRightLeft,
    obstacle: obstacleToTransferring,
  },
  {
    actionId: 'edit',
    label: 'Edit',
    icon: Pencil,
    key: 'e',
    obstacle: (_, actor) => obstacleToEditing(actor),
  },
  {
    actionId: 'delete',
    label: 'Delete',
    icon: Trash2,
    key: 'Delete',
    obstacle: (_, actor) => obstacleToDeleting(actor),
  },
];

export const plantActions = (
  actor: Actor,
  open: (action: OpenAction) => void,
): RowAction<PlantHire>[] =>
  actions.map(({ actionId, obstacle, ...action }) => ({
    ...action,
    id: actionId,
    obstacle: (hire) => obstacle(hire, actor),
    onPress: (hire) => open({ actionId, hire }),
  }));
