import * as say from '@sitewright/domain/kernel/messages';
import { Refused } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { FirstPasswordForm } from '@sitewright/domain/session/credentials';
import { useNavigate } from '@tanstack/react-router';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { fieldsOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { WindowTitle } from '../ui/layout/window-title.tsx';
import { sentenceOf, useFailure } from './failure.ts';
import { Submit } from './submit.tsx';
import { useLogout } from './use-logout.ts';

const title = 'Change your password';

export const ChangeFirstPassword = ({ username }: { username: string }) => (
  <Dialog
    isOpen
    title={title}
    description="You signed in with a password that somebody gave you. Choose your own to go on."
  >
    <WindowTitle heading={title} />
    <ChangePassword username={username} />
  </Dialog>
);

function ChangePassword({ username }: { username: string }) {
  const navigate = useNavigate();
  const logout = useLogout({ onDone: () => navigate({ to: '/login' }) });
  const toast = useToast();
  const fail = useFailure();
  const change = useCommand(sessionApi.changeFirstPassword, {
    // Everything was refused until now, so everything is read again, the user first of all.
    refreshes: 'everything',
    onDone: () => toast({ title: 'Password Changed Successfully', text: say.passwordChanged }),
    onRefused: (error) => {
      form.refuse(fieldsOf(error));
      fail(error, 'Password Change Failed', whyNot(error));
    },
  });
  const form = useForm(
    FirstPasswordForm,
    { newPassword: '', confirmPassword: '' },
    { onSubmit: ({ newPassword }) => change.perform({ body: { newPassword } }) },
  );

  return (
    <form {...form.bind} className="grid gap-4">
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      <NewPasswordFields field={form.field} />
      <div className="grid gap-2">
        <Submit
          label="Change Password"
          pendingLabel="Changing..."
          command={change}
          isExplained={form.hasFieldErrors}
        />
        <Button isPending={logout.isPending} onClick={() => logout.perform({})}>
          Cancel & Logout
        </Button>
      </div>
    </form>
  );
}

const whyNot = (error: Error) =>
  error instanceof Refused
    ? sentenceOf(error, say.passwordChangeFailed)
    : say.passwordChangeTrouble;
