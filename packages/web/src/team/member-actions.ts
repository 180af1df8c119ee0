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
  Mail,
  Pencil,
  ShieldCheck,
  ShieldOff,
  UserMinus,
} from 'lucide-react';
import type { RowAction } from '../ui/table/column.ts';
import { dialogActions } from '../ui/table/row-actions.ts';

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

/** Dialogs over the page, for one member. */
export type OpenAction = { action: Action; member: Member };

export type ActionProps = { member: Member; onClose: () => void };

/** As the rules see them. */
const subjectOf = (member: Member) => ({
  ...member,
  isOrganizationAdmin: member.isOrganizationAdmin === 'yes',
});

type Rule = (member: Subject, actor: Actor) => { message: string } | undefined;

const ruleFor = (rule: Rule) => (member: Member, actor: Actor) => rule(subjectOf(member), actor);

const toActing = ruleFor(obstacleToActingOn);
const toAccount = ruleFor(obstacleToAccount);
const toRemoving = ruleFor(obstacleToRemoving);

export function memberActions(
  actor: Actor,
  ask: (action: OpenAction) => void,
): RowAction<Member>[] {
  const action = dialogActions(actor, (id: Action, member: Member) => ask({ action: id, member }));
  return [
    action('role', 'Change role…', ShieldCheck, toActing),
    { ...action('edit', 'Edit name and email…', Pencil, toAccount), key: 'e' },
    action('password', 'Reset password…', KeyRound, toAccount),
    action('sendReset', 'Send password reset email…', Mail, toActing),
    action(
      'resetTwoFactor',
      'Reset two-factor sign-in…',
      ShieldOff,
      toAccount,
      ({ hasTwoFactor }) => hasTwoFactor === true,
    ),
    action('signOut', 'Sign out…', LogOut, toActing, ({ status }) => status !== 'invited'),
    action('suspend', 'Suspend…', CirclePause, toActing, ({ status }) => status === 'active'),
    action(
      'reactivate',
      'Reactivate…',
      CirclePlay,
      toActing,
      ({ status }) => status === 'suspended',
    ),
    { ...action('remove', 'Remove from the team…', UserMinus, toRemoving), key: 'Delete' },
  ];
}
