import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import {
  Ban,
  CheckCheck,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  Hourglass,
  Lock,
  type LucideIcon,
  PackageCheck,
  PackageOpen,
  Send,
} from 'lucide-react';
import { Badge, type Tone } from '../ui/badge.tsx';
import { useStatusLabels } from './use-buying.ts';

const looks: Record<OrderStatus, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'plain', icon: CircleDashed },
  pending: { tone: 'warn', icon: Hourglass },
  approved: { tone: 'ok', icon: CircleCheck },
  rejected: { tone: 'bad', icon: CircleX },
  sent: { tone: 'info', icon: Send },
  acknowledged: { tone: 'info', icon: CheckCheck },
  part_received: { tone: 'warn', icon: PackageOpen },
  received: { tone: 'ok', icon: PackageCheck },
  closed: { tone: 'plain', icon: Lock },
  on_hold: { tone: 'warn', icon: CirclePause },
  cancelled: { tone: 'plain', icon: Ban },
};

export const OrderState = ({ status }: { status: OrderStatus }) => (
  <Badge {...looks[status]}>{useStatusLabels()[status]}</Badge>
);
