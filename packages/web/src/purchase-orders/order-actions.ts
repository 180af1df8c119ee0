import type { Actor } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';
import type { BuyingSettings } from '@sitewright/domain/purchase-orders/approval-rules';
import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import {
  obstacleToAcknowledging,
  obstacleToCancelling,
  obstacleToClosing,
  obstacleToDeleting,
  obstacleToHolding,
  obstacleToReceiving,
  obstacleToReleasing,
  obstacleToSending,
} from '@sitewright/domain/purchase-orders/rules';
import {
  Ban,
  CheckCheck,
  CirclePause,
  CirclePlay,
  Lock,
  type LucideIcon,
  PackageCheck,
  Send,
  Trash2,
} from 'lucide-react';

/** Dialogs over an order. */
export type Action =
  | 'reject'
  | 'send'
  | 'acknowledge'
  | 'receive'
  | 'hold'
  | 'release'
  | 'close'
  | 'cancel'
  | 'delete';

/** The props of the dialog of an action. */
export type ActionProps = { order: PurchaseOrder; onClose: () => void };

type ActionChoice = {
  action: Action;
  label: (order: PurchaseOrder) => string;
  icon: LucideIcon;
  obstacle: (order: PurchaseOrder, actor: Actor, buying: BuyingSettings) => Problem | undefined;
  isShownFor?: (order: PurchaseOrder) => boolean;
};

const always = (label: string) => () => label;

/** In the sequence of an order's life; each has its own obstacle. */
export const actionChoices: readonly ActionChoice[] = [
  {
    action: 'send',
    label: ({ sentAt }) => (sentAt ? 'Send again…' : 'Send…'),
    icon: Send,
    obstacle: obstacleToSending,
  },
  {
    action: 'acknowledge',
    label: always('Record acknowledgement…'),
    icon: CheckCheck,
    obstacle: obstacleToAcknowledging,
  },
  {
    action: 'receive',
    label: always('Receive…'),
    icon: PackageCheck,
    obstacle: obstacleToReceiving,
  },
  {
    action: 'hold',
    label: always('Put on hold…'),
    icon: CirclePause,
    obstacle: obstacleToHolding,
    isShownFor: ({ status }) => status !== 'on_hold',
  },
  {
    action: 'release',
    label: always('Release…'),
    icon: CirclePlay,
    obstacle: obstacleToReleasing,
    isShownFor: ({ status }) => status === 'on_hold',
  },
  {
    action: 'close',
    label: ({ status }) => (status === 'part_received' ? 'Close short…' : 'Close…'),
    icon: Lock,
    obstacle: obstacleToClosing,
  },
  {
    action: 'cancel',
    label: always('Cancel order…'),
    icon: Ban,
    obstacle: obstacleToCancelling,
  },
  { action: 'delete', label: always('Delete…'), icon: Trash2, obstacle: obstacleToDeleting },
];

const next: Partial<Record<OrderStatus, Action>> = {
  approved: 'send',
  sent: 'receive',
  acknowledged: 'receive',
  part_received: 'receive',
  received: 'close',
  on_hold: 'release',
};

/** The next action, which has a button of its own. */
export function nextAction(
  { status, revision }: PurchaseOrder,
  { requireApproval }: BuyingSettings,
): ActionChoice | undefined {
  // Goods of a pending revision may already be at the gate: the button says what receiving waits for.
  const ofPending = requireApproval ? revision > 0 && 'receive' : 'send';
  const action = status === 'pending' ? ofPending : next[status];
  return actionChoices.find((choice) => choice.action === action);
}
