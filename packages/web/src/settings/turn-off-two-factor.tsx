import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useAction } from '../actions/use-action.ts';
import { usePasswordAgain } from '../actions/use-password-again.tsx';

type Props = { onDone: () => void; onClose: () => void };

export function TurnOffTwoFactor({ onDone, onClose }: Props) {
  const turnOff = useAction(twoFactorApi.turnOffTwoFactor, {
    onClose: onDone,
    doneMessage: () => 'Two-factor sign-in turned off',
  });
  const again = usePasswordAgain(turnOff);
  return (
    <ActionDialog
      title="Turn off two-factor sign-in?"
      description="You will sign in with just your password, and your recovery codes will stop working."
      confirmText="Turn off"
      variant="warning"
      command={again.command}
      isBlocked={again.isBlocked}
      onConfirm={() => again.before(() => turnOff.perform({}))}
      onClose={onClose}
    >
      {() => again.field}
    </ActionDialog>
  );
}
