import type { Member } from '@sitewright/domain/team/member';
import type { ReactNode } from 'react';
import { momentText } from '../ui/format/date-time.ts';
import { RecordCard } from '../ui/table/record-card.tsx';
import { AdminBadge, MemberStatusBadge, SharedBadge } from './member-badges.tsx';
import { awaitingConfirmationText, intentText, MemberPicture } from './member-columns.tsx';

type Props = { member: Member; menu: ReactNode; manages: boolean };

/** A colleague as they are looked up on site. */
export const MemberCard = ({ member, menu, manages }: Props) => (
  <RecordCard
    title={member.name}
    note={member.role}
    picture={<MemberPicture member={member} />}
    menu={menu}
  >
    <p className="flex flex-wrap gap-2">
      <MemberStatusBadge {...member} />
      {member.isOrganizationAdmin === 'yes' && <AdminBadge />}
      {member.isShared && <SharedBadge />}
    </p>
    <a
      href={`mailto:${member.email}`}
      className="flex min-h-11 items-center text-sm [overflow-wrap:anywhere] underline underline-offset-2"
    >
      {member.email}
    </a>
    {manages && (
      <p className="mt-auto text-sm text-text-2">
        {member.lastLoginAt ? `Last sign-in ${momentText(member.lastLoginAt)}` : 'Never signed in'}
        {member.mustChangePassword && ', must change the password'}
        {member.status !== 'invited' && `. ${intentText(member)}`}
        {member.pendingEmail && `. ${awaitingConfirmationText(member.pendingEmail)}`}
      </p>
    )}
  </RecordCard>
);
