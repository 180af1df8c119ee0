import { teamApi } from '@sitewright/domain/team/api';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import type { ActionProps } from '../member-actions.ts';

/** For a colleague who has lost phone and recovery codes; only they can confirm it. */
export function ResetTwoFactor({ member: { id, name, email }, onClose }: ActionProps) {
  const reset = useAction(teamApi.resetTwoFactor, {
    onClose,
    doneMessage: () => `Link sent to ${email}`,
  });
  const again = usePasswordAgain(reset);
  return (
    <ActionDialog
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
    </ActionDialog>
  );
}
