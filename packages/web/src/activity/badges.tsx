import { type Severity, severityLabels } from '@sitewright/domain/activity/activity-values';
import { CircleAlert, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Badge, type Tone } from '../ui/badge.tsx';

const looks: Record<Severity, { tone: Tone; icon: LucideIcon }> = {
  info: { tone: 'plain', icon: Info },
  notice: { tone: 'plain', icon: CircleAlert },
  warning: { tone: 'warn', icon: TriangleAlert },
  critical: { tone: 'bad', icon: OctagonAlert },
};

export const SeverityBadge = ({ severity }: { severity: Severity }) => (
  <Badge {...looks[severity]}>{severityLabels[severity]}</Badge>
);
