import { roles } from '@sitewright/domain/kernel/access';
import { initialsOf } from '@sitewright/domain/kernel/initials';
import type { Member } from '@sitewright/domain/team/member';
import { momentText } from '../ui/format/date-time.ts';
import { Picture } from '../ui/picture.tsx';
import type { Column, Filter } from '../ui/table/column.ts';
import { plainColumn } from '../ui/table/plain-column.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';
import {
  AdminBadge,
  MemberStatusBadge,
  SharedBadge,
  sharedLabel,
  statusLabels,
} from './member-badges.tsx';

type MemberColumn = Column<Member>;
const plain = plainColumn<Member>;

export const awaitingConfirmationText = (email: string) => `Waiting for confirmation from ${email}`;

export const MemberPicture = ({ member: { name, profilePicture } }: { member: Member }) => (
  <Picture
    src={profilePicture}
    initials={initialsOf(name)}
    className="size-8 rounded-full bg-brand-soft text-xs font-semibold text-on-brand-soft"
  />
);

const name: MemberColumn = {
  id: 'name',
  header: 'Name',
  width: 264,
  isName: true,
  cell: (member) => (
    <span className="flex items-center gap-2.5">
      <MemberPicture member={member} />
      <span className="min-w-0">
        <TwoLines
          first={<span className="font-medium">{member.name}</span>}
          second={member.email}
        />
      </span>
    </span>
  ),
  text: ({ name: text }) => text,
  sortBy: ({ name: text }) => text,
};

const admin: MemberColumn = {
  id: 'admin',
  header: 'Administrator',
  width: 132,
  cell: ({ isOrganizationAdmin }) => isOrganizationAdmin === 'yes' && <AdminBadge />,
  text: ({ isOrganizationAdmin }) => (isOrganizationAdmin === 'yes' ? 'Administrator' : ''),
  sortBy: ({ isOrganizationAdmin }) => (isOrganizationAdmin === 'yes' ? 0 : 1),
};

const status: MemberColumn = {
  id: 'status',
  header: 'Status',
  width: 124,
  cell: (member) => <MemberStatusBadge {...member} />,
  text: ({ status: value }) => statusLabels[value],
  sortBy: ({ status: value }) => value,
};

const lastLogin: MemberColumn = {
  id: 'lastLogin',
  header: 'Last sign-in',
  width: 152,
  cell: ({ lastLoginAt }) =>
    lastLoginAt ? (
      <time dateTime={lastLoginAt}>{momentText(lastLoginAt)}</time>
    ) : (
      <span className="text-text-2">Never</span>
    ),
  text: ({ lastLoginAt }) => (lastLoginAt ? momentText(lastLoginAt) : 'Never'),
  sortBy: ({ lastLoginAt }) => lastLoginAt,
};

/** What an administrator may want to know of their account. */
const accountNotes = ({ mustChangePassword, pendingEmail }: Member): string[] => [
  ...(mustChangePassword ? ['Must change password'] : []),
  ...(pendingEmail ? ['New email not confirmed'] : []),
];

const account: MemberColumn = {
  id: 'accountNotes',
  header: 'Account',
  width: 208,
  cell: (member) => {
    const notes = accountNotes(member).join(', ');
    return member.isShared ? <TwoLines first={<SharedBadge />} second={notes} /> : notes;
  },
  text: (member) => [...(member.isShared ? [sharedLabel] : []), ...accountNotes(member)].join(', '),
};

/** The last sign-in is shown to those who manage the team. */
export const memberColumns = (manages: boolean): MemberColumn[] => [
  name,
  plain('role', 'Job role', 156, ({ role }) => role),
  admin,
  status,
  ...(manages ? [lastLogin, account] : []),
  { ...plain('email', 'Email', 208, ({ email }) => email), isExtra: true },
  {
    ...plain('account', 'Account role', 124, ({ accountRole }) => accountRole),
    isExtra: true,
  },
];

export const memberFilters: Filter<Member>[] = [
  {
    id: 'role',
    label: 'Job role',
    options: roles.map((value) => ({ value, label: value })),
    of: ({ role }) => role,
  },
  {
    id: 'status',
    label: 'Status',
    options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
    of: ({ status: value }) => value,
  },
];
