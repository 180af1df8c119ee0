import { teamApi } from '@sitewright/domain/team/api';
import { MemberDraft } from '@sitewright/domain/team/member';
import { accountRoles } from '@sitewright/domain/team/member-values';
import { authorityOf, obstacleToAppointing } from '@sitewright/domain/team/rules';
import * as z from 'zod';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { passwordHelp } from './reset-member-password.tsx';

const { username } = MemberDraft.shape;
const MemberFields = MemberDraft.extend({
  username: z.literal('').or(username.unwrap()),
  role: MemberDraft.shape.role.unwrap(),
});

const blank = { email: '', name: '', username: '', role: 'user', password: '' };

/** The same message whether the address has an account or not, so that the reply does not reveal it. */
export function AddMember({ onClose }: { onClose: () => void }) {
  const actor = useActor();
  const { form, again } = useAdd(onClose);
  const options = accountRoles
    .filter((role) => !obstacleToAppointing({ role, isOrganizationAdmin: false }, actor))
    .map((value) => ({ value, label: `${value}: as a ${authorityOf(value).role}` }));
  return (
    <FormSheet
      title="Add member"
      submitText="Add member"
      command={again.command}
      form={form}
      onClose={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" type="email" {...form.field('email')} />
      <TextField
        label="Username"
        help="Without one they sign in with the email"
        isOptional
        {...form.field('username')}
      />
      <SelectField
        label="Account role"
        placeholder="Choose a role"
        options={options}
        {...form.field('role')}
      />
      <PasswordField
        label="Password for the first sign-in"
        help={`${passwordHelp}. Not used if they have a Sitewright account already.`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      {again.field}
    </FormSheet>
  );
}

function useAdd(onClose: () => void) {
  const toast = useToast();
  const add = useCommand(teamApi.add, {
    onDone: ({ name }) => {
      onClose();
      toast({ text: `${name} has been added and emailed` });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const again = usePasswordAgain(add);
  const form = useForm(MemberFields, blank, {
    onSubmit: ({ username: chosen, ...body }) =>
      again.before(() => add.perform({ body: { ...body, ...(chosen && { username: chosen }) } })),
  });
  return { form, again };
}
