import type { Bound } from '../ui/fields/field.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';

type Props = { field: (name: 'password' | 'confirmPassword') => Bound };

/** The password of a new account, twice. */
export const RegistrationPasswords = ({ field }: Props) => (
  <>
    <PasswordField
      label="Password"
      help="At least 6 characters. Safer: 8 or more, with capitals, a number and a symbol."
      autoComplete="new-password"
      {...field('password')}
    />
    <PasswordField
      label="Confirm password"
      autoComplete="new-password"
      {...field('confirmPassword')}
    />
  </>
);
