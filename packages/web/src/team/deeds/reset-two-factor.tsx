import { teamApi } from '@sitewright/domain/team/api';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { usePasswordAgain } from '../../app/use-password-again.tsx';
import type { DeedProps } from '../member-actions.ts';
import { useTeamDeed } from '../use-team-deed.ts';

/** For a colleague who has lost phone and recovery codes; only they can confirm it. */
export function ResetTwoFactor({ member: { id, name, email }, onClose }: DeedProps) {
  const reset = useTeamDeed(teamApi.resetTwoFactor, onClose, () => `Link sent to ${email}`);
  const again = usePasswordAgain(reset);
  return (
    <DeedDialog
      title={`Reset two-factor sign-in for ${name}?`}
      description={`We email a link to ${email}. It is valid for 24 hours. Two-factor sign-in is removed when they confirm it there; until then nothing changes.`}
      confirmText="Send link"
      variant="warning"
      command={again.command}
      isBlocked={again.isBlocked}
      onConfirm={() => again.before(() => reset.perform({ params: { memberId: id } }))}
      onClose={onClose}
    >
      {() => again.field}
    </DeedDialog>
  );
}
