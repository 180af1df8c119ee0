import { Mail } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import { CodeField } from '../actions/code-field.tsx';
import type { Bound } from '../ui/fields/field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Notice } from '../ui/layout/notice.tsx';

export type SignInCode = 'mailedCode' | 'code';

type Props = {
  /** In the order in which the server required them; required again where the code sent was wrong. */
  requestedCodes: readonly SignInCode[];
  form: {
    values: { email: string };
    field: (name: SignInCode) => Bound;
    focus: (name: SignInCode) => void;
    showServerErrors: (fields: Record<string, string>) => void;
  };
};

const wrongMailedCode =
  'This code is wrong or has expired. We have emailed you again: use the code in the latest email.';

/** What is needed to sign in, in addition to the password. */
export function SignInCodes({ requestedCodes, form }: Props) {
  const isWrong =
    requestedCodes.at(-1) === 'mailedCode' &&
    requestedCodes.indexOf('mailedCode') < requestedCodes.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the server asks
  useEffect(() => {
    if (isWrong) form.showServerErrors({ mailedCode: wrongMailedCode });
  }, [requestedCodes.length]);
  return (
    <>
      {requestedCodes.includes('mailedCode') && (
        <MailedCode
          field={form.field('mailedCode')}
          email={form.values.email}
          onShown={() => form.focus('mailedCode')}
        />
      )}
      {requestedCodes.includes('code') && <CodeField {...form.field('code')} />}
    </>
  );
}

type MailedCodeProps = { field: Bound; email: string; onShown: () => void };

/** Who has access to the mailbox must be certain before an account of several companies is opened. */
function MailedCode({ field, email, onShown }: MailedCodeProps) {
  // Before the user can type: the next input belongs in here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useLayoutEffect(onShown, []);
  return (
    <>
      <Notice
        icon={Mail}
        tone="info"
        text={`You belong to more than one company and have not confirmed your email address yet. We have emailed a code to ${email}. Enter it to sign in.`}
      />
      <TextField
        label="Code from the email"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
      />
    </>
  );
}
