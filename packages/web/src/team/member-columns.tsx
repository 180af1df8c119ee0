import { roles } from '@sitewright/domain/kernel/access';
import { initialsOf } from '@sitewright/domain/kernel/initials';
import type { Member } from '@sitewright/domain/team/member';
import { labelOptions, plainOptions } from '../ui/fields/options.ts';
import { Picture } from '../ui/picture.tsx';
import type { Column, Filter } from '../ui/table/column.ts';
import { choiceColumn, momentColumn, textColumn } from '../ui/table/columns.tsx';
import { choiceFilter } from '../ui/table/filters.ts';
import { TwoLines } from '../ui/table/two-lines.tsx';
import {
  AdminBadge,
  MemberStatusBadge,
  SharedBadge,
  sharedLabel,
  statusLabels,
} from './member-badges.tsx';

export const awaitingConfirmationText = (email: string) => `Waiting for confirmation from ${email}`;

export const MemberPicture = ({ member: { name, profilePicture } }: { member: Member }) => (
  <Picture
    src={profilePicture}
    initials={initialsOf(name)}
    className="size-8 rounded-full bg-brand-soft text-xs font-semibold text-on-brand-soft"
  />
);

const name = textColumn<Member>('name', 'Name', (member) => member.name, {
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
});

/** Of a member, or of a person who is invited. */
export const adminColumn = textColumn<Pick<Member, 'isOrganizationAdmin'>>(
  'admin',
  'Administrator',
  ({ isOrganizationAdmin }) => (isOrganizationAdmin === 'yes' ? 'Administrator' : ''),
  {
    width: 132,
    cell: ({ isOrganizationAdmin }) => isOrganizationAdmin === 'yes' && <AdminBadge />,
    sortBy: ({ isOrganizationAdmin }) => (isOrganizationAdmin === 'yes' ? 0 : 1),
  },
);

const status = choiceColumn('status', 'Status', (member: Member) => member.status, {
  labels: statusLabels,
  width: 124,
  cell: (member) => <MemberStatusBadge {...member} />,
  sortBy: (member) => member.status,
});

const lastLogin = momentColumn<Member>(
  'lastLogin',
  'Last sign-in',
  (member) => member.lastLoginAt,
  {
    otherwise: 'Never',
    exportAs: undefined,
  },
);

/** Whether they registered or accepted an invitation themselves. */
export const intentText = ({ intentConfirmed }: Member): string =>
  intentConfirmed ? 'Confirmed by the member' : 'Not confirmed by the member yet';

/** Notes on their account for administrators. */
const accountNotes = ({ mustChangePassword, pendingEmail }: Member): string[] => [
  ...(mustChangePassword ? ['Must change password'] : []),
  ...(pendingEmail ? ['New email not confirmed'] : []),
];

const account = textColumn<Member>(
  'accountNotes',
  'Account',
  (member) => [...(member.isShared ? [sharedLabel] : []), ...accountNotes(member)].join(', '),
  {
    width: 208,
    cell: (member) => {
      const notes = accountNotes(member).join(', ');
      return member.isShared ? <TwoLines first={<SharedBadge />} second={notes} /> : notes;
    },
    sortBy: undefined,
  },
);

/** The last sign-in is shown to those who manage the team. */
export const memberColumns = (manages: boolean): Column<Member>[] => [
  name,
  textColumn('role', 'Job role', ({ role }) => role, { width: 156 }),
  adminColumn,
  status,
  ...(manages ? [lastLogin, account] : []),
  textColumn('email', 'Email', ({ email }) => email, { width: 208, isExtra: true }),
  textColumn('account', 'Account role', ({ accountRole }) => accountRole, {
    width: 124,
    isExtra: true,
  }),
  ...(manages
    ? [textColumn<Member>('intent', 'Joining', intentText, { width: 208, isExtra: true })]
    : []),
];

export const memberFilters: Filter<Member>[] = [
  choiceFilter('role', 'Job role', plainOptions(roles), ({ role }) => role),
  choiceFilter('status', 'Status', labelOptions(statusLabels), (member) => member.status),
];
