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

export type Deed =
  | 'receive'
  | 'offHire'
  | 'collect'
  | 'extend'
  | 'breakDown'
  | 'repair'
  | 'transfer'
  | 'edit'
  | 'delete';

/** What opens over the list, to do something to one machine. */
export type Asked = { deed: Deed; hire: PlantHire };

/** What every such dialog is given. */
export type DeedProps = { hire: PlantHire; project: Project; onClose: () => void };

type Action = {
  deed: Deed;
  label: string;
  icon: LucideIcon;
  key?: 'e' | 'Delete';
  obstacle: (hire: PlantHire, actor: Actor) => Problem | undefined;
  isShownFor?: (hire: PlantHire) => boolean;
};

const isWaiting = ({ status }: PlantHire) => status === 'requested';
const isNotified = ({ status }: PlantHire) => status === 'off_hire_notified';
const isOnHire = (hire: PlantHire) => !isWaiting(hire) && !isNotified(hire);

/** One step at a time stands first; the rest say why they have to wait. */
const actions: Action[] = [
  {
    deed: 'receive',
    label: 'Record arrival…',
    icon: CircleCheck,
    obstacle: obstacleToReceiving,
    isShownFor: isWaiting,
  },
  {
    deed: 'offHire',
    label: 'Off-hire…',
    icon: MailCheck,
    obstacle: obstacleToOffHiring,
    isShownFor: isOnHire,
  },
  {
    deed: 'collect',
    label: 'Record collection…',
    icon: CheckCheck,
    obstacle: obstacleToCollecting,
  },
  { deed: 'extend', label: 'Extend…', icon: CalendarPlus, obstacle: obstacleToExtending },
  {
    deed: 'breakDown',
    label: 'Report breakdown…',
    icon: TriangleAlert,
    obstacle: obstacleToBreakdown,
    isShownFor: ({ breakdown }) => !breakdown,
  },
  {
    deed: 'repair',
    label: 'Record repair',
    icon: Wrench,
    obstacle: obstacleToRepair,
    isShownFor: ({ breakdown }) => !!breakdown,
  },
  {
    deed: 'transfer',
    label: 'Transfer…',
    icon: ArrowRightLeft,
    obstacle: obstacleToTransferring,
  },
  {
    deed: 'edit',
    label: 'Edit',
    icon: Pencil,
    key: 'e',
    obstacle: (_, actor) => obstacleToEditing(actor),
  },
  {
    deed: 'delete',
    label: 'Delete',
    icon: Trash2,
    key: 'Delete',
    obstacle: (_, actor) => obstacleToDeleting(actor),
  },
];

export const plantActions = (actor: Actor, ask: (asked: Asked) => void): RowAction<PlantHire>[] =>
  actions.map(({ deed, obstacle, ...action }) => ({
    ...action,
    id: deed,
    obstacle: (hire) => obstacle(hire, actor),
    onPress: (hire) => ask({ deed, hire }),
  }));
