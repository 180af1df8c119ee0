import type { ProjectStatus } from '@sitewright/domain/projects/status';
import {
  CheckCheck,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CirclePause,
  CircleX,
  type LucideIcon,
} from 'lucide-react';
import { Badge, type Tone } from '../ui/badge.tsx';

export const statusLabels: Record<ProjectStatus, string> = {
  Open: 'Open',
  planning: 'Planning',
  active: 'Active',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

const looks: Record<ProjectStatus, { tone: Tone; icon: LucideIcon }> = {
  Open: { tone: 'plain', icon: CircleDot },
  planning: { tone: 'info', icon: CircleDashed },
  active: { tone: 'ok', icon: CircleCheck },
  'on-hold': { tone: 'warn', icon: CirclePause },
  completed: { tone: 'plain', icon: CheckCheck },
  cancelled: { tone: 'bad', icon: CircleX },
};

export const StatusBadge = ({ status }: { status: ProjectStatus }) => (
  <Badge {...looks[status]}>{statusLabels[status]}</Badge>
);
