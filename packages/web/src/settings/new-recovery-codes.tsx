import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { useState } from 'react';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { usePasswordAgain } from '../actions/use-password-again.tsx';
import { useCommand } from '../platform/use-command.ts';
import { RecoveryCodes } from '../session/two-factor/recovery-codes.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';

type Props = { onDone: () => void; onClose: () => void };

export function NewRecoveryCodes({ onDone, onClose }: Props) {
  const [codes, setCodes] = useState<string[]>();
  const renew = useCommand(twoFactorApi.renewRecoveryCodes, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const again = usePasswordAgain(renew);
  if (codes)
    return (
      <Dialog
        isOpen
        title="Save your new recovery codes"
        description="Each code lets you sign in once. You will not be able to see them again."
      >
        <RecoveryCodes codes={codes} onDone={onDone} />
      </Dialog>
    );
  return (
    <ActionDialog
      title="Create new recovery codes?"
      description="Your current codes will stop working."
      confirmText="Create new codes"
      command={again.command}
      isBlocked={again.isBlocked}
      onConfirm={() => again.before(() => renew.perform({}))}
      onClose={onClose}
    >
      {() => again.field}
    </ActionDialog>
  );
}
