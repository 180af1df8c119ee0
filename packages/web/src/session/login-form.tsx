import { Refused } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useState } from 'react';
import { fieldsOf } from '../platform/call.ts';
import { lazyScreen, withRetries } from '../platform/preload.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { useFailure } from './failure.ts';
import { RetryBoundary } from './retry-boundary.tsx';
import type { SignInCode } from './sign-in-codes.tsx';
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
  const { form, login, requestedCodes } = useCredentials(onSignedIn);
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
        {requestedCodes.length > 0 && (
          <RetryBoundary part={SignInCodes} className="grid justify-items-center">
            <SignInCodes form={form} requestedCodes={requestedCodes} />
          </RetryBoundary>
        )}
        <LinkButton onClick={forget} onFocus={fetchDialog} onPointerEnter={fetchDialog}>
          Forgot your password
        </LinkButton>
        <Submit
          label="Log in"
          pendingLabel="Logging in..."
          command={{ ...login, isPending: login.isPending || form.isWaiting }}
          isErrorShownElsewhere={form.hasFieldErrors}
          offline="You need signal to sign in"
        />
      </form>
      {hasForgotten && (
        <RetryBoundary part={ForgotPasswordDialog} className={inFront} onClose={close}>
          <ForgotPasswordDialog email={form.values.email} onReset={goOnWith} onClose={close} />
        </RetryBoundary>
      )}
    </>
  );
}

type RequestedCodes = { of: string; codes: SignInCode[] };

function useCredentials(onSignedIn: Props['onSignedIn']) {
  const toast = useToast();
  const fail = useFailure();
  /** The codes that the server required in addition to the password, and for which email. */
  const [{ of, codes }, setRequestedCodes] = useState<RequestedCodes>({ of: '', codes: [] });
  const login = useCommand(sessionApi.login, {
    onDone: (user) => {
      onSignedIn(user);
      const name = user.username || user.name || user.email;
      toast({ title: 'Login successful', text: `Welcome back, ${name}!` });
    },
    onRefused: (error) => {
      const code = codeRequestedBy(error);
      if (code)
        return setRequestedCodes({ of: form.values.email, codes: [...requestedCodes, code] });
      const { username, ...fields } = fieldsOf(error);
      form.showServerErrors({ ...(username && { email: username }), ...fields });
      fail(error, 'Login failed', error.message);
    },
  });
  const form = useForm(
    fetchCredentials,
    { email: '', password: '', mailedCode: '', code: '' },
    {
      onSubmit: ({ email: username, password, ...typed }) => {
        // Without the code of an email the server would send another one.
        const missing = requestedCodes.find((code) => !typed[code]);
        if (missing) return form.showServerErrors({ [missing]: 'Please enter the code' });
        const codeValues = Object.fromEntries(requestedCodes.map((code) => [code, typed[code]]));
        login.perform({ body: { username, password, ...codeValues } });
      },
    },
  );
  const requestedCodes = of === form.values.email ? codes : [];
  return {
    form,
    login: { ...login, error: codeRequestedBy(login.error) ? null : login.error },
    requestedCodes,
  };
}

/** By the codes of the refusals alone: their sentences would be part of what every visitor loads. */
const codeByProblem: Record<string, SignInCode> = {
  'session.code_needed': 'code',
  'session.mailed_code_needed': 'mailedCode',
};

const codeRequestedBy = (error: Error | null): SignInCode | undefined =>
  error instanceof Refused ? codeByProblem[error.problem.code] : undefined;

const fetchCredentials = () =>
  withRetries(() => import('@sitewright/domain/session/credentials')).then(({ Login, LoginForm }) =>
    LoginForm.extend({ mailedCode: Login.shape.mailedCode, code: Login.shape.code }),
  );

const inFront =
  'fixed inset-4 z-50 m-auto grid size-fit max-w-[420px] justify-items-center gap-4 rounded-dialog bg-raised p-5 shadow-overlay';
