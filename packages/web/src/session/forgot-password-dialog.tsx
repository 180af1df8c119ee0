import * as say from '@sitewright/domain/kernel/messages';
import { sessionApi } from '@sitewright/domain/session/api';
import { ForgotPassword } from '@sitewright/domain/session/credentials';
import { useState } from 'react';
import { useCommandForm } from '../forms/use-command-form.ts';
import { isRefusedWith } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { Confirmation } from '../ui/dialogs/confirmation.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { sentenceOf, useFailure } from './failure.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { Submit } from './submit.tsx';

const steps = {
  ask: {
    title: 'Forgot your password?',
    description: 'Enter your email and we will send you a code to reset it.',
  },
  sent: { title: 'Email Sent', description: undefined },
  notEmailed: { title: 'Not emailed', description: undefined },
  reset: {
    title: 'Reset Password',
    description:
      "The code may come from an email titled 'Account Access Code' or 'Account Verification'.",
  },
};

type Props = { email: string; onReset: (email: string) => void; onClose: () => void };

/** First asks for the email, then says whether it was sent, then takes the code. */
export function ForgotPasswordDialog({ email: typed, onReset, onClose }: Props) {
  const [step, setStep] = useState<keyof typeof steps>('ask');
  const [email, setEmail] = useState(typed);
  const reset = () => setStep('reset');
  const requested = (to: string, isEmailed: boolean) => {
    setEmail(to);
    // A user who did not wait for the reply is already entering a code.
    setStep((now) => (now === 'ask' ? (isEmailed ? 'sent' : 'notEmailed') : now));
  };
  const hasCode = (of: string) => {
    setEmail(of);
    reset();
  };

  return (
    <Dialog isOpen {...steps[step]} onClose={step === 'sent' ? reset : onClose}>
      {step === 'ask' && <AskForCode email={email} onRequested={requested} onHasCode={hasCode} />}
      {step === 'sent' && (
        <Confirmation
          text={`We have sent a code to ${email}. It may take a minute to arrive.`}
          closesAfter={3000}
          onClose={reset}
        />
      )}
      {step === 'notEmailed' && <WithoutMail onHasCode={reset} />}
      {step === 'reset' && <ResetPasswordForm email={email} onReset={onReset} onClose={onClose} />}
    </Dialog>
  );
}

/** Without a mail server nothing arrives: who can help instead. */
const WithoutMail = ({ onHasCode }: { onHasCode: () => void }) => (
  <div className="grid gap-4 text-sm text-text-2">
    <output>
      This installation cannot send email. Ask a company administrator to set a new password for
      you. If you are the administrator, ask the person who runs this installation for a reset code.
    </output>
    <Button tone="primary" isBig onClick={onHasCode}>
      I have a code
    </Button>
  </div>
);

type AskProps = {
  email: string;
  onRequested: (email: string, isEmailed: boolean) => void;
  onHasCode: (email: string) => void;
};

function AskForCode({ email, onRequested, onHasCode }: AskProps) {
  const fail = useFailure();
  const { form, command } = useCommandForm({
    fields: ForgotPassword,
    start: { email },
    endpoint: sessionApi.forgotPassword,
    inputOf: (body) => ({ body }),
    doneMessage: ({ message, isEmailed }) =>
      isEmailed && { title: 'Password Reset Codes Sent', text: message || say.codesSent },
    onDone: ({ isEmailed }) => onRequested(form.values.email.trim(), isEmailed),
    onRefused: (error) =>
      isRefusedWith(error, 404)
        ? fail(error, 'Email Not Found', sentenceOf(error, say.emailNotFound))
        : fail(error, 'Error', sentenceOf(error, say.forgotFailed)),
  });

  return (
    <form {...form.bind} className="grid gap-4">
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <Submit
        label="Send Reset Code"
        pendingLabel="Sending..."
        command={command}
        isErrorShownElsewhere={form.hasFieldErrors}
      />
      <LinkButton onClick={() => form.attempt((values) => onHasCode(values.email))}>
        I have a code
      </LinkButton>
    </form>
  );
}
