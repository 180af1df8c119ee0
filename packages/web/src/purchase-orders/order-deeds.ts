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

/** What opens over an order, to do something to it. */
export type Deed =
  | 'reject'
  | 'send'
  | 'acknowledge'
  | 'receive'
  | 'hold'
  | 'release'
  | 'close'
  | 'cancel'
  | 'delete';

type DeedChoice = {
  deed: Deed;
  label: (order: PurchaseOrder) => string;
  icon: LucideIcon;
  obstacle: (order: PurchaseOrder, actor: Actor, buying: BuyingSettings) => Problem | undefined;
  isShownFor?: (order: PurchaseOrder) => boolean;
};

const always = (label: string) => () => label;

/** In the order of an order's life. Each says itself why it has to wait. */
export const deedChoices: readonly DeedChoice[] = [
  {
    deed: 'send',
    label: ({ sentAt }) => (sentAt ? 'Send again…' : 'Send…'),
    icon: Send,
    obstacle: obstacleToSending,
  },
  {
    deed: 'acknowledge',
    label: always('Record acknowledgement…'),
    icon: CheckCheck,
    obstacle: obstacleToAcknowledging,
  },
  {
    deed: 'receive',
    label: always('Receive…'),
    icon: PackageCheck,
    obstacle: obstacleToReceiving,
  },
  {
    deed: 'hold',
    label: always('Put on hold…'),
    icon: CirclePause,
    obstacle: obstacleToHolding,
    isShownFor: ({ status }) => status !== 'on_hold',
  },
  {
    deed: 'release',
    label: always('Release…'),
    icon: CirclePlay,
    obstacle: obstacleToReleasing,
    isShownFor: ({ status }) => status === 'on_hold',
  },
  {
    deed: 'close',
    label: ({ status }) => (status === 'part_received' ? 'Close short…' : 'Close…'),
    icon: Lock,
    obstacle: obstacleToClosing,
  },
  { deed: 'cancel', label: always('Cancel the order…'), icon: Ban, obstacle: obstacleToCancelling },
  { deed: 'delete', label: always('Delete…'), icon: Trash2, obstacle: obstacleToDeleting },
];

const next: Partial<Record<OrderStatus, Deed>> = {
  approved: 'send',
  sent: 'receive',
  acknowledged: 'receive',
  part_received: 'receive',
  received: 'close',
  on_hold: 'release',
};

/** What comes next, as far as it waits for one press: it has a button of its own. */
export function nextDeed(
  { status, revision }: PurchaseOrder,
  { requireApproval }: BuyingSettings,
): DeedChoice | undefined {
  // Of a revision that waits something may be at the gate: the button says what it waits for.
  const ofPending = requireApproval ? revision > 0 && 'receive' : 'send';
  const deed = status === 'pending' ? ofPending : next[status];
  return deedChoices.find((choice) => choice.deed === deed);
}
