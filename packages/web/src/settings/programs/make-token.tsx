import { settingsApi } from '@sitewright/domain/settings/api';
import { ApiTokenDraft, lifetimes } from '@sitewright/domain/settings/api-token';
import * as z from 'zod';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const fault = 'Please choose how long it is valid';

/** A form has texts only. */
const Fields = z.object({
  name: ApiTokenDraft.shape.name,
  access: z.enum(['read', 'write'], 'Please choose an access level'),
  lifetime: z.enum(lifetimes.map(String) as [string, ...string[]], fault),
});

const accesses = [
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
];

const scopesOf: Record<'read' | 'write', ApiTokenDraft['scopes']> = {
  read: ['read'],
  write: ['read', 'write'],
};

type Props = { onMade: (token: string) => void; onClose: () => void };

export function MakeToken({ onMade, onClose }: Props) {
  const { form, command } = useCommandForm({
    fields: Fields,
    start: { name: '', access: 'read', lifetime: '90' },
    endpoint: settingsApi.makeToken,
    inputOf: ({ name, access, lifetime }) => ({
      body: {
        name,
        scopes: scopesOf[access],
        lifetime: lifetimes.find((days) => String(days) === lifetime) ?? 7,
      },
    }),
    before: (send) => again.before(send),
    refreshes: [settingsApi.tokens],
    onDone: ({ token }) => {
      onMade(token);
      onClose();
    },
  });
  const again = usePasswordAgain(command);
  return (
    <FormDialog
      title="New API token"
      submitText="Create token"
      form={form}
      command={again.command}
      onClose={onClose}
    >
      <TextField label="Name" help="What it is for, such as Payroll" {...form.field('name')} />
      <SelectField label="Access" options={accesses} {...form.field('access')} />
      <SelectField
        label="Valid for"
        options={lifetimes.map((days) => ({ value: String(days), label: `${days} days` }))}
        {...form.field('lifetime')}
      />
      {again.field}
    </FormDialog>
  );
}
