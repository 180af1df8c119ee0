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

type Action =
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
export type OpenAction = { action: Action; member: Member };

export type ActionProps = { member: Member; onClose: () => void };

/** As the rules see them. */
const subjectOf = (member: Member) => ({
  ...member,
  isOrganizationAdmin: member.isOrganizationAdmin === 'yes',
});

type Rule = (member: Subject, actor: Actor) => { message: string } | undefined;
type Offer = {
  action: Action;
  label: string;
  icon: LucideIcon;
  rule: Rule;
  isShownFor?: (member: Member) => boolean;
  key?: 'e' | 'Delete';
};

const offers: readonly Offer[] = [
  { action: 'role', label: 'Change role…', icon: ShieldCheck, rule: obstacleToActingOn },
  {
    action: 'edit',
    label: 'Edit name and email…',
    icon: Pencil,
    rule: obstacleToAccount,
    key: 'e',
  },
  { action: 'password', label: 'Reset password…', icon: KeyRound, rule: obstacleToAccount },
  {
    action: 'sendReset',
    label: 'Send password reset email…',
    icon: Mail,
    rule: obstacleToActingOn,
  },
  {
    action: 'resetTwoFactor',
    label: 'Reset two-factor sign-in…',
    icon: ShieldOff,
    rule: obstacleToAccount,
    isShownFor: ({ hasTwoFactor }) => hasTwoFactor === true,
  },
  {
    action: 'signOut',
    label: 'Sign out…',
    icon: LogOut,
    rule: obstacleToActingOn,
    isShownFor: ({ status }) => status !== 'invited',
  },
  {
    action: 'suspend',
    label: 'Suspend…',
    icon: CirclePause,
    rule: obstacleToActingOn,
    isShownFor: ({ status }) => status === 'active',
  },
  {
    action: 'reactivate',
    label: 'Reactivate…',
    icon: CirclePlay,
    rule: obstacleToActingOn,
    isShownFor: ({ status }) => status === 'suspended',
  },
  {
    action: 'remove',
    label: 'Remove from the team…',
    icon: UserMinus,
    rule: obstacleToRemoving,
    key: 'Delete',
  },
];

export const memberActions = (
  actor: Actor,
  ask: (action: OpenAction) => void,
): RowAction<Member>[] =>
  offers.map(({ action, rule, ...offer }) => ({
    id: action,
    ...offer,
    obstacle: (member) => rule(subjectOf(member), actor),
    onPress: (member) => ask({ action, member }),
  }));
