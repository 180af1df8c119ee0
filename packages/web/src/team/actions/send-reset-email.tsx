import { teamApi } from '@sitewright/domain/team/api';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import type { ActionProps } from '../member-actions.ts';

/** For every account, also one that another company shares: only its owner sees the code. */
export function SendResetEmail({ member: { id, name, email }, onClose }: ActionProps) {
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
      onConfirm={() => send.perform({ params: { memberId: id } })}
      onClose={onClose}
    />
  );
}
