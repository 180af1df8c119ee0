import { useEffect } from 'react';
import type { Bound } from '../ui/field.tsx';
import { CodeField } from './code-field.tsx';
import type { Code } from './login-form.tsx';
import { MailedCode } from './mailed-code.tsx';

type Props = {
  /** In the order in which the server asked; twice for the same where the one that was sent was wrong. */
  asked: readonly Code[];
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
export function SignInCodes({ asked, form }: Props) {
  const isWrong = asked.at(-1) === 'mailedCode' && asked.indexOf('mailedCode') < asked.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the server asks
  useEffect(() => {
    if (isWrong) form.refuse({ mailedCode: wrongMailedCode });
  }, [asked.length]);
  return (
    <>
      {asked.includes('mailedCode') && (
        <MailedCode
          field={form.field('mailedCode')}
          email={form.values.email}
          onShown={() => form.focus('mailedCode')}
        />
      )}
      {asked.includes('code') && <CodeField {...form.field('code')} />}
    </>
  );
}
