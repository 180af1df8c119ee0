import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { useState } from 'react';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { RecoveryCodes } from '../session/two-factor/recovery-codes.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';

type Props = { onDone: () => void; onClose: () => void };

export function NewRecoveryCodes({ onDone, onClose }: Props) {
  const [codes, setCodes] = useState<string[]>();
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
    <CommandDialog
      title="Create new recovery codes?"
      description="Your current codes will stop working."
      confirmText="Create new codes"
      endpoint={twoFactorApi.renewRecoveryCodes}
      input={{}}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    />
  );
}
