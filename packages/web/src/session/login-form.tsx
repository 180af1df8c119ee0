import { LoginForm as Credentials } from '@sitewright/domain/session/credentials';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useState } from 'react';
import { LinkButton } from '../ui/link-button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { useForm } from '../ui/use-form.ts';
import { fieldsOf, useFailure } from './failure.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { useLogin } from './queries.ts';
import { Submit } from './submit.tsx';

export function LoginForm({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const [hasForgotten, setForgotten] = useState(false);
  const toast = useToast();
  const fail = useFailure();
  const login = useLogin({
    onDone: (user) => {
      onSignedIn(user);
      const name = user.username || user.name || user.email;
      toast({ title: 'Login successful', text: `Welcome back, ${name}!` });
    },
    onRefused: (error) => {
      const { username, ...fields } = fieldsOf(error);
      form.refuse({ ...(username && { email: username }), ...fields });
      fail(error, 'Login failed', error.message);
    },
  });
  const form = useForm(
    Credentials,
    { email: '', password: '' },
    {
      onSubmit: ({ email, password }) => login.perform({ body: { username: email, password } }),
    },
  );
  const goOnWith = (email: string) => {
    setForgotten(false);
    form.set('email', email);
    form.focus('password');
  };

  return (
    <>
      <form {...form.bind} className="grid gap-4">
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <LinkButton onClick={() => setForgotten(true)}>Forgot your password</LinkButton>
        <Submit
          label="Log in"
          pendingLabel="Logging in..."
          command={login}
          isExplained={form.isRefusedByField}
          offline="You need signal to sign in"
        />
      </form>
      {hasForgotten && (
        <ForgotPasswordDialog
          email={form.values.email}
          onReset={goOnWith}
          onClose={() => setForgotten(false)}
        />
      )}
    </>
  );
}
