import { teamApi } from '@sitewright/domain/team/api';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import type { DeedProps } from '../member-actions.ts';
import { useTeamDeed } from '../use-team-deed.ts';

/** For every account, also one that another company shares: only its owner sees the code. */
export function SendResetEmail({ member: { id, name, email }, onClose }: DeedProps) {
  const send = useTeamDeed(
    teamApi.sendReset,
    onClose,
    () => `Password reset email sent to ${email}`,
  );
  return (
    <DeedDialog
      title={`Send ${name} a password reset email?`}
      description={`We email a code to ${email}. It is valid for ten minutes. They enter it on the sign-in page, under 'Forgot your password'. Until then their password stays the same.`}
      confirmText="Send email"
      command={send}
      onConfirm={() => send.perform({ params: { memberId: id } })}
      onClose={onClose}
    />
  );
}
