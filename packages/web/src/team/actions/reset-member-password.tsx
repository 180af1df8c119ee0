import { teamApi } from '@sitewright/domain/team/api';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { ActionProps } from '../member-actions.ts';

export const passwordHelp =
  'At least 8 characters with an uppercase and a lowercase letter, a number, and one of @$!%*?&';

/** A password for one sign-in, passed on by the administrator. */
export function ResetMemberPassword({ member, onClose }: ActionProps) {
  const [password, setPassword] = useState('');
  const reset = useAction(teamApi.resetPassword, {
    onClose,
    doneMessage: ({ name }) => `${name} must choose a password at the next sign-in`,
  });
  const again = usePasswordAgain(reset);
  const perform = () => reset.perform({ params: { memberId: member.id }, body: { password } });
  return (
    <ActionDialog
      title={`Reset the password of ${member.name}`}
      description="Tell them this one yourself: no letter carries it. They are signed out everywhere and choose their own when they sign in."
      confirmText="Reset password"
      variant="warning"
      command={again.command}
      isBlocked={password === '' || again.isBlocked}
      onConfirm={() => again.before(perform)}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <PasswordField
            label="Password for one sign-in"
            help={passwordHelp}
            name="given"
            autoComplete="new-password"
            error={faults.password}
            value={password}
            onChange={setPassword}
          />
          {again.field}
        </>
      )}
    </ActionDialog>
  );
}
