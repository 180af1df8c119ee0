import { Refused } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { confirmationDue } from '@sitewright/domain/session/confirmation';
import { useState } from 'react';
import { detailOf, fieldsOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { PasswordField } from '../ui/password-field.tsx';

type Deed = { isPending: boolean; error: Error | null };

const isDue = (error: Error | null): boolean =>
  error instanceof Refused && error.problem.code === confirmationDue.code;

/**
 * Around a deed that a session left open must not do: where the server wants to know once more who
 * sits there, the password is asked for beside it, and the deed is done after it.
 */
export function usePasswordAgain(deed: Deed) {
  const [isAsked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const confirm = useCommand(sessionApi.confirm);
  if (!isAsked && isDue(deed.error)) setAsked(true);
  const fault = confirm.error && !confirm.isPending ? confirm.error : undefined;
  return {
    before: (perform: () => void) =>
      isAsked ? confirm.perform({ body: { password } }, perform) : perform(),
    isBlocked: isAsked && password === '',
    command: {
      isPending: deed.isPending || confirm.isPending,
      error: isDue(deed.error) ? null : deed.error,
    },
    field: isAsked && (
      <PasswordField
        label="Your password"
        help="To be sure that it is still you. Nobody asks again for five minutes."
        name="password"
        autoComplete="current-password"
        error={fault && (fieldsOf(fault).password ?? detailOf(fault))}
        value={password}
        onChange={setPassword}
      />
    ),
  };
}
