import { mailedCodeNeeded } from '@sitewright/domain/session/rules';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useState } from 'react';
import { fieldsOf, isRefusedAs } from '../platform/call.ts';
import { lazyScreen, withRetries } from '../platform/preload.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { useForm } from '../ui/use-form.ts';
import { useFailure } from './failure.ts';
import { Late } from './late.tsx';
import { useLogin } from './queries.ts';
import { Submit } from './submit.tsx';

const ForgotPasswordDialog = lazyScreen(
  () => import('./forgot-password-dialog.tsx'),
  'ForgotPasswordDialog',
);
const MailedCode = lazyScreen(() => import('./mailed-code.tsx'), 'MailedCode');
const fetchDialog = () => ForgotPasswordDialog.preload?.();

type Props = { onSignedIn: (user: SessionUser) => void };

export function LoginForm({ onSignedIn }: Props) {
  const [hasForgotten, setForgotten] = useState(false);
  const { form, login, isCodeAsked } = useCredentials(onSignedIn);
  const forget = () => setForgotten(true);
  const close = () => setForgotten(false);
  const goOnWith = (email: string) => {
    close();
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
        {isCodeAsked && (
          <Late part={MailedCode} className="grid justify-items-center">
            <MailedCode
              field={form.field('mailedCode')}
              email={form.values.email}
              onShown={() => form.focus('mailedCode')}
            />
          </Late>
        )}
        <LinkButton onClick={forget} onFocus={fetchDialog} onPointerEnter={fetchDialog}>
          Forgot your password
        </LinkButton>
        <Submit
          label="Log in"
          pendingLabel="Logging in..."
          command={{ ...login, isPending: login.isPending || form.isWaiting }}
          isExplained={form.isRefusedByField}
          offline="You need signal to sign in"
        />
      </form>
      {hasForgotten && (
        <Late part={ForgotPasswordDialog} className={inFront} onClose={close}>
          <ForgotPasswordDialog email={form.values.email} onReset={goOnWith} onClose={close} />
        </Late>
      )}
    </>
  );
}

function useCredentials(onSignedIn: Props['onSignedIn']) {
  const toast = useToast();
  const fail = useFailure();
  /** The address that a code was emailed to. */
  const [codeSentTo, setCodeSentTo] = useState<string>();
  const askForCode = ({ email, mailedCode }: typeof form.values) => {
    setCodeSentTo(email);
    if (mailedCode.trim()) form.refuse({ mailedCode: wrongCode });
  };
  const login = useLogin({
    onDone: (user) => {
      onSignedIn(user);
      const name = user.username || user.name || user.email;
      toast({ title: 'Login successful', text: `Welcome back, ${name}!` });
    },
    onRefused: (error) => {
      if (isRefusedAs(error, mailedCodeNeeded)) return askForCode(form.values);
      const { username, ...fields } = fieldsOf(error);
      form.refuse({ ...(username && { email: username }), ...fields });
      fail(error, 'Login failed', error.message);
    },
  });
  const form = useForm(
    fetchCredentials,
    { email: '', password: '', mailedCode: '' },
    {
      onSubmit: ({ email, password, mailedCode }) => {
        // Without it the server would send another email.
        if (isCodeAsked && !mailedCode) return form.refuse({ mailedCode: noCode });
        login.perform({
          body: { username: email, password, ...(isCodeAsked && { mailedCode }) },
        });
      },
    },
  );
  const isCodeAsked = codeSentTo === form.values.email;
  const error = isRefusedAs(login.error, mailedCodeNeeded) ? null : login.error;
  return { form, login: { ...login, error }, isCodeAsked };
}

const noCode = 'Please enter the code from the email';
const wrongCode =
  'This code is wrong or has expired. We have emailed you a code again; use the one in the latest email.';

const fetchCredentials = () =>
  withRetries(() => import('@sitewright/domain/session/credentials')).then(({ Login, LoginForm }) =>
    LoginForm.extend({ mailedCode: Login.shape.mailedCode }),
  );

const inFront =
  'fixed inset-4 z-50 m-auto grid size-fit max-w-[420px] justify-items-center gap-4 rounded-dialog bg-raised p-5 shadow-overlay';
