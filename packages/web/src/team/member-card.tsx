import type { Member } from '@sitewright/domain/team/member';
import type { ReactNode } from 'react';
import { momentText } from '../ui/format/date-time.ts';
import { AdminBadge, MemberStatusBadge, SharedBadge } from './member-badges.tsx';
import { awaitingConfirmationText, MemberPicture } from './member-columns.tsx';

type Props = { member: Member; menu: ReactNode; manages: boolean };

/** A colleague as they are looked up on site. */
export const MemberCard = ({ member, menu, manages }: Props) => (
  <article data-own-actions="" className="flex h-full flex-col gap-2.5">
    <div className="flex items-start gap-3">
      <MemberPicture member={member} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 className="text-base leading-5! site:text-lg site:leading-6!">{member.name}</h2>
        <p className="text-sm text-text-2">{member.role}</p>
      </div>
      <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
    </div>
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
        {member.pendingEmail && `. ${awaitingConfirmationText(member.pendingEmail)}`}
      </p>
    )}
  </article>
);
