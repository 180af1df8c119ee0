import * as say from '@sitewright/domain/kernel/messages';
import { Refused } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { FirstPasswordForm } from '@sitewright/domain/session/credentials';
import { useNavigate } from '@tanstack/react-router';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { WindowTitle } from '../ui/layout/window-title.tsx';
import { sentenceOf, useFailure } from './failure.ts';
import { Submit } from './submit.tsx';
import { useLogout } from './use-logout.ts';

const title = 'Change your password';

export const ChangeFirstPassword = ({ username }: { username: string }) => (
  <Dialog
    isOpen
    title={title}
    description="You signed in with a temporary password. Choose your own to continue."
  >
    <WindowTitle heading={title} />
    <ChangePassword username={username} />
  </Dialog>
);

function ChangePassword({ username }: { username: string }) {
  const navigate = useNavigate();
  const logout = useLogout({ onDone: () => navigate({ to: '/login' }) });
  const fail = useFailure();
  const { form, command } = useCommandForm({
    fields: FirstPasswordForm,
    start: { newPassword: '', confirmPassword: '' },
    endpoint: sessionApi.changeFirstPassword,
    inputOf: ({ newPassword }) => ({ body: { newPassword } }),
    // Everything was refused until now, so everything is read again, the user first of all.
    refreshes: 'everything',
    doneMessage: () => ({ title: 'Password Changed Successfully', text: say.passwordChanged }),
    onRefused: (error) => fail(error, 'Password Change Failed', whyNot(error)),
  });

  return (
    <form {...form.bind} className="grid gap-4">
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      <NewPasswordFields field={form.field} />
      <div className="grid gap-2">
        <Submit
          label="Change Password"
          pendingLabel="Changing..."
          command={command}
          isErrorShownElsewhere={form.hasFieldErrors}
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
