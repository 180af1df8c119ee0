import * as say from '@sitewright/domain/kernel/messages';
import { sessionApi } from '@sitewright/domain/session/api';
import { ResetForm } from '@sitewright/domain/session/credentials';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { fieldsOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { sentenceOf, useFailure } from './failure.ts';
import { Submit } from './submit.tsx';

type Props = { email: string; onReset: (email: string) => void; onClose: () => void };

export function ResetPasswordForm({ email, onReset, onClose }: Props) {
  const toast = useToast();
  const fail = useFailure();
  const reset = useCommand(sessionApi.resetPassword, {
    onDone: () => {
      toast({ title: 'Password Reset Successful', text: say.resetDone });
      onReset(email);
    },
    onRefused: (error) => {
      form.refuse(fieldsOf(error));
      fail(error, 'Reset Failed', sentenceOf(error, say.resetFailed));
    },
  });
  const form = useForm(
    ResetForm,
    { email, resetCode: '', newPassword: '', confirmPassword: '' },
    { onSubmit: ({ confirmPassword: _, ...body }) => reset.perform({ body }) },
  );

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
          command={reset}
          isExplained={form.hasFieldErrors}
        />
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
