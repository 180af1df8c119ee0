import * as say from '@sitewright/domain/kernel/messages';
import { sessionApi } from '@sitewright/domain/session/api';
import { ResetForm } from '@sitewright/domain/session/credentials';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { sentenceOf, useFailure } from './failure.ts';
import { Submit } from './submit.tsx';

type Props = { email: string; onReset: (email: string) => void; onClose: () => void };

export function ResetPasswordForm({ email, onReset, onClose }: Props) {
  const fail = useFailure();
  const { form, command } = useCommandForm({
    fields: ResetForm,
    start: { email, resetCode: '', newPassword: '', confirmPassword: '' },
    endpoint: sessionApi.resetPassword,
    inputOf: ({ confirmPassword: _, ...body }) => ({ body }),
    doneMessage: () => ({ title: 'Password Reset Successful', text: say.resetDone }),
    onDone: () => onReset(email),
    onRefused: (error) => fail(error, 'Reset Failed', sentenceOf(error, say.resetFailed)),
  });

  return (
    <form {...form.bind} className="grid gap-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        readOnly
        {...form.field('email')}
      />
      <TextField
        label="Reset code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('resetCode')}
      />
      <NewPasswordFields field={form.field} />
      <div className="grid gap-2">
        <Submit
          label="Reset Password"
          pendingLabel="Resetting..."
          command={command}
          isErrorShownElsewhere={form.hasFieldErrors}
        />
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
