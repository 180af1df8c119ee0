import * as say from '@sitewright/domain/kernel/messages';
import { PasswordChangeForm } from '@sitewright/domain/session/credentials';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { InlineForm } from '../../forms/inline-form.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changing it signs every other device out. */
export function PasswordCard({ username }: { username: string }) {
  const { form, command } = useCommandForm({
    fields: PasswordChangeForm,
    start: blank,
    endpoint: ownSessionsApi.changePassword,
    inputOf: ({ currentPassword, newPassword }) => ({ body: { currentPassword, newPassword } }),
    refreshes: [ownSessionsApi.sessions],
    doneMessage: () => ({ title: 'Password Changed Successfully', text: say.passwordChanged }),
    onDone: () => form.fill(blank),
  });
  return (
    <Panel title="Password">
      <InlineForm
        form={form}
        command={command}
        aria-label="Password"
        submitText="Change password"
        button={{ pendingLabel: 'Changing...' }}
        className="grid gap-4 p-4"
      >
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <NewPasswordFields field={form.field} />
        <p className="text-xs text-text-2">All your other devices are signed out.</p>
      </InlineForm>
    </Panel>
  );
}
