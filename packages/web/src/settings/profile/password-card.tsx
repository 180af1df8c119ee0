import * as say from '@sitewright/domain/kernel/messages';
import { PasswordChangeForm } from '@sitewright/domain/session/credentials';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { detailOf, fieldsOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changing it signs every other device out. */
export function PasswordCard({ username }: { username: string }) {
  const toast = useToast();
  const change = useCommand(ownSessionsApi.changePassword, {
    refreshes: [ownSessionsApi.sessions],
    onDone: () => {
      form.fill(blank);
      toast({ title: 'Password Changed Successfully', text: say.passwordChanged });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(PasswordChangeForm, blank, {
    onSubmit: ({ currentPassword, newPassword }) =>
      change.perform({ body: { currentPassword, newPassword } }),
  });
  const hasGeneralError = change.error && !change.isPending && !form.hasFieldErrors;
  return (
    <Panel title="Password">
      <form {...form.bind} aria-label="Password" className="grid gap-4 p-4">
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <NewPasswordFields field={form.field} />
        <p className="text-xs text-text-2">All your other devices are signed out.</p>
        {hasGeneralError && change.error && <Failure text={detailOf(change.error)} />}
        <div className="flex justify-end">
          <Button
            type="submit"
            tone="primary"
            isPending={change.isPending}
            pendingLabel="Changing..."
          >
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  );
}
