import type { Member } from '@sitewright/domain/team/member';
import { Building2, CircleCheck, CirclePause, Clock, ShieldCheck } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';

export const AdminBadge = () => (
  <Badge tone="info" icon={ShieldCheck}>
    Administrator
  </Badge>
);

export const statusLabels = {
  invited: 'Invited',
  active: 'Active',
  suspended: 'Suspended',
} as const;

const looks = {
  invited: { tone: 'plain', icon: Clock },
  active: { tone: 'ok', icon: CircleCheck },
  suspended: { tone: 'warn', icon: CirclePause },
} as const;

export const MemberStatusBadge = ({ status }: Pick<Member, 'status'>) => (
  <Badge {...looks[status]}>{statusLabels[status]}</Badge>
);

export const sharedLabel = 'Also in another company';

/** Such an account only its owner can change. */
export const SharedBadge = () => (
  <Badge tone="plain" icon={Building2}>
    {sharedLabel}
  </Badge>
);
