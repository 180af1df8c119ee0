import type { Member } from '@sitewright/domain/team/member';
import { CircleCheck, CirclePause, ShieldCheck } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';

export const AdminBadge = () => (
  <Badge tone="info" icon={ShieldCheck}>
    Administrator
  </Badge>
);

export const MemberStatusBadge = ({ status }: Pick<Member, 'status'>) =>
  status === 'active' ? (
    <Badge tone="ok" icon={CircleCheck}>
      Active
    </Badge>
  ) : (
    <Badge tone="warn" icon={CirclePause}>
      Suspended
    </Badge>
  );
