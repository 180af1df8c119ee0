import type { ReportStatus } from '@sitewright/domain/costs/cost-values';
import { CircleDot, Eye, Lock, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '../../ui/badge.tsx';

export const stateLabels: Record<ReportStatus, string> = {
  open: 'Open',
  in_review: 'In review',
  frozen: 'Frozen',
};

const looks: Record<ReportStatus, { tone: Tone; icon: LucideIcon }> = {
  open: { tone: 'info', icon: CircleDot },
  in_review: { tone: 'warn', icon: Eye },
  frozen: { tone: 'plain', icon: Lock },
};

export const ReportState = ({ status }: { status: ReportStatus }) => (
  <Badge {...looks[status]}>{stateLabels[status]}</Badge>
);
