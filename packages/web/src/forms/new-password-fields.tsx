import { passwordRules } from '@sitewright/domain/session/credentials';
import { Checklist } from '../ui/fields/checklist.tsx';
import type { Bound } from '../ui/fields/field.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';

type Props = { field: (name: 'newPassword' | 'confirmPassword') => Bound };

const subject = 'Password must ';

/** A new password, twice, with the rules that it keeps so far. */
export function NewPasswordFields({ field }: Props) {
  const newPassword = field('newPassword');
  const items = passwordRules.map(({ message, isMet }) => ({
    text: message.replace(subject, ''),
    isDone: isMet(newPassword.value),
  }));

  return (
    <>
      <div className="grid gap-2">
        <PasswordField label="New password" autoComplete="new-password" {...newPassword} />
        <Checklist title={subject.trim()} items={items} />
      </div>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}
