import { FirstPasswordForm } from '@sitewright/domain/session/credentials';
import { useState } from 'react';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useForm } from '../ui/use-form.ts';

/** The dialog of the forced password change; here it can be closed and changes nothing. */
export function PasswordPreview() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Forced password change</Button>
      <Dialog
        isOpen={isOpen}
        title="Change your password"
        description="A preview: nothing is sent, and your password stays as it is."
        onClose={close}
      >
        <Preview onDone={close} />
      </Dialog>
    </>
  );
}

function Preview({ onDone }: { onDone: () => void }) {
  const form = useForm(
    FirstPasswordForm,
    { newPassword: '', confirmPassword: '' },
    { onSubmit: onDone },
  );
  return (
    <form {...form.bind} className="grid gap-4">
      <NewPasswordFields field={form.field} />
      <div className="grid gap-2">
        <Button type="submit" tone="primary" isBig>
          Change Password
        </Button>
        <Button onClick={onDone}>Cancel & Logout</Button>
      </div>
    </form>
  );
}
