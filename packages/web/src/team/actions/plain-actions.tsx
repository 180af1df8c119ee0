import { teamApi } from '@sitewright/domain/team/api';
import type { ComponentProps } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import type { ActionProps } from '../member-actions.ts';

type Question = Pick<
  ComponentProps<typeof ActionDialog>,
  'title' | 'description' | 'confirmText' | 'variant' | 'onClose'
>;
type Guarded = Question & {
  action: { isPending: boolean; error: Error | null };
  perform: () => void;
};

/** A question that may ask for the password as well. */
function GuardedAction({ action, perform, ...question }: Guarded) {
  const again = usePasswordAgain(action);
  return (
    <ActionDialog
      {...question}
      command={again.command}
      isBlocked={again.isBlocked}
      onConfirm={() => again.before(perform)}
    >
      {() => again.field}
    </ActionDialog>
  );
}

const paramsOf = ({ id }: ActionProps['member']) => ({ params: { memberId: id } });

export function SuspendMember({ member, onClose }: ActionProps) {
  const change = useAction(teamApi.change, {
    onClose,
    doneMessage: ({ name }) => `${name} is suspended`,
  });
  return (
    <GuardedAction
      title={`Suspend ${member.name}?`}
      description="They are signed out at once and cannot come back until somebody reactivates them. What they made stays."
      confirmText="Suspend"
      variant="warning"
      action={change}
      perform={() => change.perform({ ...paramsOf(member), body: { status: 'suspended' } })}
      onClose={onClose}
    />
  );
}

export function ReactivateMember({ member, onClose }: ActionProps) {
  const change = useAction(teamApi.change, {
    onClose,
    doneMessage: ({ name }) => `${name} is active again`,
  });
  return (
    <GuardedAction
      title={`Reactivate ${member.name}?`}
      description="They can sign in again, with the role they had."
      confirmText="Reactivate"
      action={change}
      perform={() => change.perform({ ...paramsOf(member), body: { status: 'active' } })}
      onClose={onClose}
    />
  );
}

export function SignOutMember({ member, onClose }: ActionProps) {
  const end = useAction(teamApi.endSessions, {
    onClose,
    doneMessage: ({ name }) => `${name} is signed out`,
  });
  return (
    <GuardedAction
      title={`Sign ${member.name} out?`}
      description="They are signed out of this company on every phone and computer, and can sign in again with their password."
      confirmText="Sign out"
      variant="warning"
      action={end}
      perform={() => end.perform(paramsOf(member))}
      onClose={onClose}
    />
  );
}

export function RemoveMember({ member, onClose }: ActionProps) {
  const remove = useAction(teamApi.remove, {
    onClose,
    doneMessage: () => `${member.name} is no longer in the team`,
  });
  return (
    <GuardedAction
      title={`Remove ${member.name} from the team?`}
      description="They are signed out and lose every right here. Entries, orders and all they made stay under their name. A new invitation brings them back."
      confirmText="Remove"
      variant="destructive"
      action={remove}
      perform={() => remove.perform(paramsOf(member))}
      onClose={onClose}
    />
  );
}

/** For a colleague who has lost phone and recovery codes; only they can confirm it. */
export function ResetTwoFactor({ member, onClose }: ActionProps) {
  const { name, email } = member;
  const reset = useAction(teamApi.resetTwoFactor, {
    onClose,
    doneMessage: () => `Link sent to ${email}`,
  });
  return (
    <GuardedAction
      title={`Reset two-factor sign-in for ${name}?`}
      description={`We email a link to ${email}. It is valid for 24 hours. Two-factor sign-in is removed when they confirm it there; until then nothing changes.`}
      confirmText="Send link"
      variant="warning"
      action={reset}
      perform={() => reset.perform(paramsOf(member))}
      onClose={onClose}
    />
  );
}

/** For every account, also one that another company shares: only its owner sees the code. */
export function SendResetEmail({ member, onClose }: ActionProps) {
  const { name, email } = member;
  const send = useAction(teamApi.sendReset, {
    onClose,
    doneMessage: () => `Password reset email sent to ${email}`,
  });
  return (
    <ActionDialog
      title={`Send ${name} a password reset email?`}
      description={`We email a code to ${email}. It is valid for ten minutes. They enter it on the sign-in page, under 'Forgot your password'. Until then their password stays the same.`}
      confirmText="Send email"
      command={send}
      onConfirm={() => send.perform(paramsOf(member))}
      onClose={onClose}
    />
  );
}
