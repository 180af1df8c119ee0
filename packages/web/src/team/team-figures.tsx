import { can } from '@sitewright/domain/kernel/access';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import type { Organization } from '@sitewright/domain/organizations/organization';
import type { Invitation } from '@sitewright/domain/team/invitation';
import type { Member } from '@sitewright/domain/team/member';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Clock, MailOpen, UsersRound, UserX } from 'lucide-react';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { type Kpi, KpiStrip } from '../ui/layout/kpi-strip.tsx';
import { hoursLeft } from './hours-left.ts';
import { teamQueries } from './queries.ts';

const month = 30 * 24 * 60 * 60 * 1000;

/** Seats, invitations, access requests, and members who have not signed in. */
export function TeamFigures() {
  const actor = useActor();
  const manages = can(actor, 'team.manage', 'C');
  const mayDecide = can(actor, 'accessRequest', 'R');
  const { data: organization } = useQuery(query(organizationsApi.current));
  const { data: members } = useQuery(teamQueries.members());
  const { data: invitations } = useQuery({ ...teamQueries.invitations(), enabled: manages });
  const { data: requests } = useQuery({ ...teamQueries.requests(), enabled: mayDecide });
  if (!members || !organization) return <div aria-hidden="true" className="h-[97px] max-md:h-11" />;
  const now = new Date();
  const waiting = (requests ?? []).filter(({ status }) => status === 'new');
  return (
    <KpiStrip
      label="Team in figures"
      figures={[
        seats(organization, members),
        ...(manages ? [invited(invitations ?? [], now), unseen(members, now)] : []),
        ...(requests?.length ? [asking(waiting, now)] : []),
      ]}
    />
  );
}

function seats({ maxUsers }: Organization, members: readonly Member[]): Kpi {
  const active = members.filter(({ status }) => status === 'active').length;
  const isFull = active >= maxUsers;
  return {
    label: 'Users',
    value: `${active} of ${maxUsers}`,
    note: isFull ? 'User limit reached' : `${maxUsers - active} free`,
    tone: isFull ? 'warn' : 'plain',
    icon: isFull ? CircleAlert : UsersRound,
    pill: `${active} of ${maxUsers} users`,
  };
}

function invited(invitations: readonly Invitation[], now: Date): Kpi {
  const expired = invitations.filter(({ expiresAt }) => Date.parse(expiresAt) < now.getTime());
  const count = invitations.length - expired.length;
  return {
    label: 'Open invitations',
    value: count,
    icon: MailOpen,
    note: expired.length > 0 ? `${expired.length} expired` : 'Valid for 7 days',
    ...(invitations.length > 0 && { link: { to: '/team', search: { tab: 'invitations' } } }),
    pill: `${count} invited`,
  };
}

function unseen(members: readonly Member[], now: Date): Kpi {
  const since = now.getTime() - month;
  const away = members.filter(
    ({ status, lastLoginAt }) =>
      status === 'active' && (lastLoginAt === null || Date.parse(lastLoginAt) < since),
  );
  return {
    label: 'Inactive for 30 days',
    value: away.length,
    icon: UserX,
    note: 'No recent sign-in',
  };
}

function asking(waiting: readonly { createdAt: string }[], now: Date): Kpi {
  const least = Math.min(...waiting.map(({ createdAt }) => hoursLeft(createdAt, now)));
  const late = waiting.filter(({ createdAt }) => hoursLeft(createdAt, now) <= 0).length;
  const isLate = late > 0;
  return {
    label: 'Open access requests',
    value: waiting.length,
    note:
      waiting.length === 0
        ? 'All answered'
        : isLate
          ? `${late} overdue (24 h target)`
          : `Next answer due within ${least} h`,
    tone: isLate ? 'bad' : waiting.length > 0 ? 'warn' : 'plain',
    icon: Clock,
    ...(waiting.length > 0 && { link: { to: '/team', search: { tab: 'requests' } } }),
    pill: `${waiting.length} awaiting access`,
  };
}
