import { settingsApi } from '@sitewright/domain/settings/api';
import { ApiTokenDraft, lifetimes } from '@sitewright/domain/settings/api-token';
import * as z from 'zod';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';

const fault = 'Please choose for how long';

/** A form has texts only. */
const Fields = z.object({
  name: ApiTokenDraft.shape.name,
  access: z.enum(['read', 'write'], 'Please choose what it may do'),
  lifetime: z.enum(lifetimes.map(String) as [string, ...string[]], fault),
});

const accesses = [
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
];

type Props = { onMade: (token: string) => void; onClose: () => void };

export function MakeToken({ onMade, onClose }: Props) {
  const make = useCommand(settingsApi.makeToken, {
    refreshes: [settingsApi.tokens],
    onDone: ({ token }) => {
      onMade(token);
      onClose();
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const again = usePasswordAgain(make);
  const blank = { name: '', access: 'read', lifetime: '90' };
  const form = useForm(Fields, blank, {
    onSubmit: ({ name, access, lifetime }) =>
      again.before(() =>
        make.perform({
          body: {
            name,
            scopes: access === 'write' ? ['read', 'write'] : ['read'],
            lifetime: lifetimes.find((days) => String(days) === lifetime) ?? 7,
          },
        }),
      ),
  });
  return (
    <FormDialog
      title="New API token"
      saveText="Create token"
      form={form}
      command={again.command}
      onClose={onClose}
    >
      <TextField label="Name" help="What it is for, such as Payroll" {...form.field('name')} />
      <SelectField label="What it may do" options={accesses} {...form.field('access')} />
      <SelectField
        label="For how long"
        options={lifetimes.map((days) => ({ value: String(days), label: `${days} days` }))}
        {...form.field('lifetime')}
      />
      {again.field}
    </FormDialog>
  );
}
