import { teamApi } from '@sitewright/domain/team/api';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import type { ActionProps } from '../member-actions.ts';

const paramsOf = ({ id }: ActionProps['member']) => ({ params: { memberId: id } });

export const SuspendMember = ({ member, onClose }: ActionProps) => (
  <CommandDialog
    title={`Suspend ${member.name}?`}
    description="They are signed out and cannot sign in until reactivated. Their records stay."
    confirmText="Suspend"
    variant="warning"
    endpoint={teamApi.change}
    input={{ ...paramsOf(member), body: { status: 'suspended' } }}
    doneMessage={({ name }) => `${name} suspended`}
    onClose={onClose}
  />
);

export const ReactivateMember = ({ member, onClose }: ActionProps) => (
  <CommandDialog
    title={`Reactivate ${member.name}?`}
    description="They can sign in again with their previous role."
    confirmText="Reactivate"
    endpoint={teamApi.change}
    input={{ ...paramsOf(member), body: { status: 'active' } }}
    doneMessage={({ name }) => `${name} reactivated`}
    onClose={onClose}
  />
);

export const SignOutMember = ({ member, onClose }: ActionProps) => (
  <CommandDialog
    title={`Sign ${member.name} out?`}
    description="They are signed out of this company on every phone and computer, and can sign in again with their password."
    confirmText="Sign out"
    variant="warning"
    endpoint={teamApi.endSessions}
    input={paramsOf(member)}
    doneMessage={({ name }) => `${name} signed out`}
    onClose={onClose}
  />
);

export const RemoveMember = ({ member, onClose }: ActionProps) => (
  <CommandDialog
    title={`Remove ${member.name} from the team?`}
    description="They are signed out and lose all access. Their entries, orders and other records stay under their name. You can invite them again."
    confirmText="Remove"
    variant="destructive"
    endpoint={teamApi.remove}
    input={paramsOf(member)}
    doneMessage={() => `${member.name} removed from the team`}
    onClose={onClose}
  />
);

/** For a colleague who has lost phone and recovery codes; only they can confirm it. */
export const ResetTwoFactor = ({ member, onClose }: ActionProps) => (
  <CommandDialog
    title={`Reset two-factor sign-in for ${member.name}?`}
    description={`We email a link to ${member.email}. It is valid for 24 hours. Nothing changes until they confirm it there.`}
    confirmText="Send link"
    variant="warning"
    endpoint={teamApi.resetTwoFactor}
    input={paramsOf(member)}
    doneMessage={() => `Link sent to ${member.email}`}
    sendsEmail
    onClose={onClose}
  />
);

/** For every account, also one that another company shares: only its owner sees the code. */
export const SendResetEmail = ({ member, onClose }: ActionProps) => (
  <CommandDialog
    title={`Send ${member.name} a password reset email?`}
    description={`We email a code to ${member.email}. It is valid for 10 minutes. They enter it on the sign-in page, under 'Forgot your password'. Their password stays the same until then.`}
    confirmText="Send email"
    endpoint={teamApi.sendReset}
    input={paramsOf(member)}
    doneMessage={() => `Password reset email sent to ${member.email}`}
    sendsEmail
    onClose={onClose}
  />
);
