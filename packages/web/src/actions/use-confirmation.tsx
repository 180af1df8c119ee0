import { sessionApi } from '@sitewright/domain/session/api';
import { confirmationCodeNeeded } from '@sitewright/domain/session/two-factor-rules';
import { useState } from 'react';
import { detailOf, fieldsOf, isRefusedAs } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { CodeField } from './code-field.tsx';

const isCodeAsked = (error: Error | null) => isRefusedAs(error, confirmationCodeNeeded);

/**
 * The fields by which a user proves who they are: the password, and a code once the server asks for one.
 * Errors are shown next to them.
 */
export function useConfirmation(help: string) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [hasCode, setHasCode] = useState(false);
  const confirm = useCommand(sessionApi.confirm, {
    onRefused: (error) => isCodeAsked(error) && setHasCode(true),
  });
  const fault = confirm.isPending || isCodeAsked(confirm.error) ? null : confirm.error;
  const faults = fault ? fieldsOf(fault) : {};
  return {
    perform: (onDone: () => void) =>
      confirm.perform({ body: { password, ...(hasCode && { code }) } }, () => {
        // A code works once.
        setCode('');
        onDone();
      }),
    isPending: confirm.isPending,
    isBlocked: password === '' || (hasCode && code === ''),
    fields: (
      <>
        <PasswordField
          label="Your password"
          help={help}
          name="password"
          autoComplete="current-password"
          error={fault && !faults.code ? (faults.password ?? detailOf(fault)) : undefined}
          value={password}
          onChange={setPassword}
        />
        {hasCode && <CodeField name="code" error={faults.code} value={code} onChange={setCode} />}
      </>
    ),
  };
}
