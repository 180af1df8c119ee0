import { roles } from '@sitewright/domain/kernel/access';
import { sessionApi } from '@sitewright/domain/session/api';
import { RegistrationForm } from '@sitewright/domain/session/credentials';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { fieldsOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { useFailure } from './failure.ts';
import { RegistrationPasswords } from './registration-passwords.tsx';
import { Submit } from './submit.tsx';

type Props = { onSignedIn: (user: SessionUser) => void };

const empty = { email: '', name: '', role: '', password: '', confirmPassword: '' };

export function RegisterForm({ onSignedIn }: Props) {
  const toast = useToast();
  const fail = useFailure();
  const register = useCommand(sessionApi.register, {
    onDone: (user) => {
      onSignedIn(user);
      toast({ title: 'Registration successful', text: `Welcome to Sitewright, ${user.name}!` });
    },
    onRefused: (error) => {
      form.refuse(fieldsOf(error));
      fail(error, 'Registration failed', error.message);
    },
  });
  const form = useForm(RegistrationForm, empty, {
    onSubmit: ({ confirmPassword: _, ...person }) => {
      const body = { ...person, username: person.email };
      register.perform({ query: {}, body });
    },
  });

  return (
    <form {...form.bind} className="grid gap-4 md:gap-3">
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <TextField label="Full name" autoComplete="name" {...form.field('name')} />
      <SelectField
        label="Role"
        placeholder="Select a role"
        options={roles}
        autoComplete="organization-title"
        {...form.field('role')}
      />
      <RegistrationPasswords field={form.field} />
      <Submit
        label="Register"
        pendingLabel="Registering..."
        command={register}
        isExplained={form.hasFieldErrors}
        offline="You need signal to sign in"
      />
    </form>
  );
}
