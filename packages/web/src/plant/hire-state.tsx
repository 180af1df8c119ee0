import type { HireStatus, PlantHire } from '@sitewright/domain/plant/plant-hire';
import {
  ArrowRightLeft,
  CheckCheck,
  CircleCheck,
  CircleDashed,
  Clock,
  type LucideIcon,
  ShieldX,
  Wrench,
} from 'lucide-react';
import { Badge, type Tone } from '../ui/badge.tsx';
import { cn } from '../ui/cn.ts';

type Look = { tone: Tone; icon: LucideIcon };

export const stateLabels: Record<HireStatus, string> = {
  requested: 'Requested',
  on_hire: 'On hire',
  off_hire_notified: 'On notice',
  collected: 'Collected',
  transferred: 'Transferred',
};

const looks: Record<HireStatus, Look> = {
  requested: { tone: 'info', icon: CircleDashed },
  on_hire: { tone: 'ok', icon: CircleCheck },
  off_hire_notified: { tone: 'warn', icon: Clock },
  collected: { tone: 'plain', icon: CheckCheck },
  transferred: { tone: 'plain', icon: ArrowRightLeft },
};

export const stateText = ({ status, breakdown }: PlantHire): string =>
  breakdown ? 'Broken down' : stateLabels[status];

/** The status; on site without a valid certificate, that as well. */
export const HireState = ({ hire, className }: { hire: PlantHire; className?: string }) => (
  <span className={cn('inline-flex flex-wrap gap-1', className)}>
    <Badge {...(hire.breakdown ? { tone: 'bad', icon: Wrench } : looks[hire.status])}>
      {stateText(hire)}
    </Badge>
    {hire.alerts.some(({ kind }) => kind === 'certificate_expired') && (
      <Badge tone="bad" icon={ShieldX}>
        Certificate expired
      </Badge>
    )}
  </span>
);
