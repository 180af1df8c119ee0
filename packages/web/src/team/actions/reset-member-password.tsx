import { teamApi } from '@sitewright/domain/team/api';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { ActionProps } from '../member-actions.ts';

export const passwordHelp =
  'At least 8 characters with an uppercase and a lowercase letter, a number, and one of @$!%*?&';

/** A password for one sign-in, passed on by the administrator. */
export const ResetMemberPassword = ({ member, onClose }: ActionProps) => (
  <CommandDialog
    title={`Reset password: ${member.name}`}
    description="Give them this password yourself; it is not emailed. They are signed out everywhere and must choose a new one when they sign in."
    confirmText="Reset password"
    variant="warning"
    endpoint={teamApi.resetPassword}
    input={(body) => ({ params: { memberId: member.id }, body })}
    start={{ password: '' }}
    doneMessage={({ name }) => `${name} must choose a password at the next sign-in`}
    onClose={onClose}
  >
    {(field) => (
      <PasswordField
        label="Temporary password"
        help={passwordHelp}
        autoComplete="new-password"
        {...field('password')}
        name="given"
      />
    )}
  </CommandDialog>
);
