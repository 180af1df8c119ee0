import type { HireStatus, PlantAlert, PlantHire } from '@sitewright/domain/plant/plant-hire';
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

/** Reasons not to use it, before the state of its hire. */
function troubleOf({ breakdown, alerts }: PlantHire): (Look & { text: string }) | undefined {
  const has = (kind: PlantAlert['kind']) => alerts.some((alert) => alert.kind === kind);
  if (has('quarantined')) return { tone: 'bad', icon: ShieldX, text: 'Quarantined' };
  if (has('certificate_expired'))
    return { tone: 'bad', icon: ShieldX, text: 'Certificate expired' };
  return breakdown ? { tone: 'bad', icon: Wrench, text: 'Broken down' } : undefined;
}

export const stateText = (hire: PlantHire): string =>
  [troubleOf(hire)?.text, stateLabels[hire.status]].filter(Boolean).join(', ');

/** The status as a badge; of a machine that must not be used, why not, with the status as text. */
export const HireState = ({ hire, className }: { hire: PlantHire; className?: string }) => {
  const trouble = troubleOf(hire);
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-1', className)}>
      {trouble ? (
        <>
          <Badge tone={trouble.tone} icon={trouble.icon}>
            {trouble.text}
          </Badge>
          <span className="text-xs tracking-normal text-text-2">{stateLabels[hire.status]}</span>
        </>
      ) : (
        <Badge {...looks[hire.status]}>{stateLabels[hire.status]}</Badge>
      )}
    </span>
  );
};
