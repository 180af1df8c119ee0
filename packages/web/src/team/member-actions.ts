import type { Actor } from '@sitewright/domain/kernel/access';
import type { Member } from '@sitewright/domain/team/member';
import {
  obstacleToAccount,
  obstacleToActingOn,
  obstacleToRemoving,
  type Subject,
} from '@sitewright/domain/team/rules';
import {
  CirclePause,
  CirclePlay,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
  Pencil,
  ShieldCheck,
  ShieldOff,
  UserMinus,
} from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';

export type Deed =
  | 'edit'
  | 'role'
  | 'suspend'
  | 'reactivate'
  | 'password'
  | 'sendReset'
  | 'resetTwoFactor'
  | 'signOut'
  | 'remove';

/** What opens over the page, to do something to one member. */
export type Asked = { deed: Deed; member: Member };

export type DeedProps = { member: Member; onClose: () => void };

/** As the rules see them. */
export const subjectOf = (member: Member) => ({
  ...member,
  isOrganizationAdmin: member.isOrganizationAdmin === 'yes',
});

type Rule = (member: Subject, actor: Actor) => { message: string } | undefined;
type Offer = {
  deed: Deed;
  label: string;
  icon: LucideIcon;
  rule: Rule;
  isShownFor?: (member: Member) => boolean;
  key?: 'e' | 'Delete';
};

const offers: readonly Offer[] = [
  { deed: 'role', label: 'Change role…', icon: ShieldCheck, rule: obstacleToActingOn },
  { deed: 'edit', label: 'Edit name and email…', icon: Pencil, rule: obstacleToAccount, key: 'e' },
  { deed: 'password', label: 'Reset password…', icon: KeyRound, rule: obstacleToAccount },
  {
    deed: 'sendReset',
    label: 'Send password reset email…',
    icon: Mail,
    rule: obstacleToActingOn,
  },
  {
    deed: 'resetTwoFactor',
    label: 'Reset two-factor sign-in…',
    icon: ShieldOff,
    rule: obstacleToAccount,
    isShownFor: ({ hasTwoFactor }) => hasTwoFactor === true,
  },
  {
    deed: 'signOut',
    label: 'Sign out…',
    icon: LogOut,
    rule: obstacleToActingOn,
    isShownFor: ({ status }) => status !== 'invited',
  },
  {
    deed: 'suspend',
    label: 'Suspend…',
    icon: CirclePause,
    rule: obstacleToActingOn,
    isShownFor: ({ status }) => status === 'active',
  },
  {
    deed: 'reactivate',
    label: 'Reactivate…',
    icon: CirclePlay,
    rule: obstacleToActingOn,
    isShownFor: ({ status }) => status === 'suspended',
  },
  {
    deed: 'remove',
    label: 'Remove from the team…',
    icon: UserMinus,
    rule: obstacleToRemoving,
    key: 'Delete',
  },
];

export const memberActions = (actor: Actor, ask: (asked: Asked) => void): RowAction<Member>[] =>
  offers.map(({ deed, rule, ...offer }) => ({
    id: deed,
    ...offer,
    obstacle: (member) => rule(subjectOf(member), actor),
    onPress: (member) => ask({ deed, member }),
  }));
