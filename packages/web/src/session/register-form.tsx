import { roles } from '@sitewright/domain/kernel/access';
import { sessionApi } from '@sitewright/domain/session/api';
import { RegistrationForm } from '@sitewright/domain/session/credentials';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useCommandForm } from '../forms/use-command-form.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useFailure } from './failure.ts';
import { RegistrationPasswords } from './registration-passwords.tsx';
import { Submit } from './submit.tsx';

type Props = { onSignedIn: (user: SessionUser) => void };

const empty = { email: '', name: '', role: '', password: '', confirmPassword: '', company: '' };

export function RegisterForm({ onSignedIn }: Props) {
  const fail = useFailure();
  const { form, command } = useCommandForm({
    fields: RegistrationForm,
    start: empty,
    endpoint: sessionApi.register,
    inputOf: ({ confirmPassword: _, ...person }) => ({
      query: {},
      body: { ...person, username: person.email },
    }),
    doneMessage: ({ name }, { company }) => ({
      title: 'Registration successful',
      text: `Welcome to ${company || `${name}'s company`}!`,
    }),
    onDone: onSignedIn,
    onRefused: (error) => fail(error, 'Registration failed', error.message),
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
      <TextField
        label="Company name"
        isOptional
        autoComplete="organization"
        {...form.field('company')}
      />
      <Submit
        label="Register"
        pendingLabel="Registering..."
        command={command}
        isErrorShownElsewhere={form.hasFieldErrors}
        offline="You need signal to register"
      />
    </form>
  );
}
