import { type Health, healthStates } from '@sitewright/domain/costs/cost-figures';
import { CircleCheck, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Badge, type Tone } from '../../ui/badge.tsx';

export const healthLabels: Record<Health, string> = {
  good: 'Good',
  watch: 'Watch',
  over: 'Over',
};

const looks: Record<Health, { tone: Tone; icon: LucideIcon }> = {
  good: { tone: 'ok', icon: CircleCheck },
  watch: { tone: 'warn', icon: TriangleAlert },
  over: { tone: 'bad', icon: OctagonAlert },
};

/** The worst first. */
export const healthOrder = healthStates.toReversed();

export const HealthBadge = ({ health }: { health: Health }) => (
  <Badge {...looks[health]}>{healthLabels[health]}</Badge>
);
