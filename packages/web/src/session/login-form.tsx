import { Refused } from '@sitewright/domain/kernel/problem';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useState } from 'react';
import { fieldsOf } from '../platform/call.ts';
import { lazyScreen, withRetries } from '../platform/preload.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { useForm } from '../ui/use-form.ts';
import { useFailure } from './failure.ts';
import { LazyBoundary } from './late.tsx';
import { useLogin } from './queries.ts';
import { Submit } from './submit.tsx';

const ForgotPasswordDialog = lazyScreen(
  () => import('./forgot-password-dialog.tsx'),
  'ForgotPasswordDialog',
);
const SignInCodes = lazyScreen(() => import('./sign-in-codes.tsx'), 'SignInCodes');
const fetchDialog = () => ForgotPasswordDialog.preload?.();

type Props = { onSignedIn: (user: SessionUser) => void };

export function LoginForm({ onSignedIn }: Props) {
  const [hasForgotten, setForgotten] = useState(false);
  const { form, login, asked } = useCredentials(onSignedIn);
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
        {asked.length > 0 && (
          <LazyBoundary part={SignInCodes} className="grid justify-items-center">
            <SignInCodes form={form} asked={asked} />
          </LazyBoundary>
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
        <LazyBoundary part={ForgotPasswordDialog} className={inFront} onClose={close}>
          <ForgotPasswordDialog email={form.values.email} onReset={goOnWith} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}

function useCredentials(onSignedIn: Props['onSignedIn']) {
  const toast = useToast();
  const fail = useFailure();
  /** Which codes the server has asked for besides the password, and of whom. */
  const [{ of, codes }, setAsked] = useState<{ of: string; codes: Code[] }>({ of: '', codes: [] });
  const login = useLogin({
    onDone: (user) => {
      onSignedIn(user);
      const name = user.username || user.name || user.email;
      toast({ title: 'Login successful', text: `Welcome back, ${name}!` });
    },
    onRefused: (error) => {
      const code = codeAskedBy(error);
      if (code) return setAsked({ of: form.values.email, codes: [...asked, code] });
      const { username, ...fields } = fieldsOf(error);
      form.refuse({ ...(username && { email: username }), ...fields });
      fail(error, 'Login failed', error.message);
    },
  });
  const form = useForm(
    fetchCredentials,
    { email: '', password: '', mailedCode: '', code: '' },
    {
      onSubmit: ({ email: username, password, ...typed }) => {
        // Without the code of an email the server would send another one.
        const missing = asked.find((code) => !typed[code]);
        if (missing) return form.refuse({ [missing]: 'Please enter the code' });
        const given = Object.fromEntries(asked.map((code) => [code, typed[code]]));
        login.perform({ body: { username, password, ...given } });
      },
    },
  );
  const asked = of === form.values.email ? codes : [];
  return { form, login: { ...login, error: codeAskedBy(login.error) ? null : login.error }, asked };
}

export type Code = 'mailedCode' | 'code';

/** By the codes of the refusals alone: their sentences would be part of what every visitor loads. */
const codesAskedFor: Record<string, Code> = {
  'session.code_needed': 'code',
  'session.mailed_code_needed': 'mailedCode',
};

const codeAskedBy = (error: Error | null): Code | undefined =>
  error instanceof Refused ? codesAskedFor[error.problem.code] : undefined;

const fetchCredentials = () =>
  withRetries(() => import('@sitewright/domain/session/credentials')).then(({ Login, LoginForm }) =>
    LoginForm.extend({ mailedCode: Login.shape.mailedCode, code: Login.shape.code }),
  );

const inFront =
  'fixed inset-4 z-50 m-auto grid size-fit max-w-[420px] justify-items-center gap-4 rounded-dialog bg-raised p-5 shadow-overlay';
