import { wrongCode } from '@sitewright/domain/session/two-factor-rules';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Bound } from '../ui/fields/field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const kinds = {
  app: {
    label: 'Code from your authenticator app',
    other: 'Use a recovery code instead',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recovery: {
    label: 'Recovery code',
    other: 'Use a code from your app instead',
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const;

const wrongRecoveryCode = 'This recovery code is wrong or has already been used.';

/** Appears once the server requires it, so it takes the focus. */
export function CodeField(bound: Bound) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const box = useRef<HTMLDivElement>(null);
  // Before the user can type: the next input belongs in here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears, and when it is changed
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), [kind]);
  const { other, ...input } = kinds[kind];
  const isWrongRecoveryCode = kind === 'recovery' && bound.error === wrongCode.message;
  const change = () => {
    bound.onChange('');
    setKind(kind === 'app' ? 'recovery' : 'app');
  };
  return (
    <div ref={box} className="grid gap-2">
      <TextField
        autoCapitalize="characters"
        spellCheck={false}
        {...input}
        {...bound}
        {...(isWrongRecoveryCode && { error: wrongRecoveryCode })}
      />
      <LinkButton onClick={change}>{other}</LinkButton>
    </div>
  );
}
