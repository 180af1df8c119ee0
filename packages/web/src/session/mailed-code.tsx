import { Mail } from 'lucide-react';
import { useLayoutEffect } from 'react';
import type { Bound } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';

type Props = { field: Bound; email: string; onShown: () => void };

/** Who has access to the mailbox must be certain before an account of several companies is opened. */
export function MailedCode({ field, email, onShown }: Props) {
  // Before anybody can type: what is typed next belongs in here.
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
