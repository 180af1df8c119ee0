import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { CommandDialog } from '../actions/command-dialog.tsx';

type Props = { onDone: () => void; onClose: () => void };

export const TurnOffTwoFactor = ({ onDone, onClose }: Props) => (
  <CommandDialog
    title="Turn off two-factor sign-in?"
    description="You will sign in with just your password, and your recovery codes will stop working."
    confirmText="Turn off"
    variant="warning"
    endpoint={twoFactorApi.turnOffTwoFactor}
    input={{}}
    doneMessage={() => 'Two-factor sign-in turned off'}
    onDone={onDone}
    onClose={onClose}
  />
);
