import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { DeedDialog } from '../app/deed-dialog.tsx';
import { useDeed } from '../app/use-deed.ts';
import { usePasswordAgain } from '../app/use-password-again.tsx';

type Props = { onDone: () => void; onClose: () => void };

export function TurnOffTwoFactor({ onDone, onClose }: Props) {
  const turnOff = useDeed(
    [],
    twoFactorApi.turnOffTwoFactor,
    onDone,
    () => 'Two-factor sign-in turned off',
  );
  const again = usePasswordAgain(turnOff);
  return (
    <DeedDialog
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
    </DeedDialog>
  );
}
