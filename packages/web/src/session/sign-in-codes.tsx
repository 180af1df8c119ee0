import { useEffect } from 'react';
import { CodeField } from '../actions/code-field.tsx';
import type { Bound } from '../ui/field.tsx';
import type { Code } from './login-form.tsx';
import { MailedCode } from './mailed-code.tsx';

type Props = {
  /** In the order in which the server required them; required again where the code sent was wrong. */
  requestedCodes: readonly Code[];
  form: {
    values: { email: string };
    field: (name: Code) => Bound;
    focus: (name: Code) => void;
    refuse: (fields: Record<string, string>) => void;
  };
};

const wrongMailedCode =
  'This code is wrong or has expired. We have emailed you again: use the code in the latest email.';

/** What is needed to sign in besides the password. */
export function SignInCodes({ requestedCodes, form }: Props) {
  const isWrong =
    requestedCodes.at(-1) === 'mailedCode' &&
    requestedCodes.indexOf('mailedCode') < requestedCodes.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the server asks
  useEffect(() => {
    if (isWrong) form.refuse({ mailedCode: wrongMailedCode });
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
