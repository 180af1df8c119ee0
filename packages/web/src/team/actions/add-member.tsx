import { teamApi } from '@sitewright/domain/team/api';
import { MemberDraft } from '@sitewright/domain/team/member';
import { accountRoles } from '@sitewright/domain/team/member-values';
import { authorityOf, obstacleToAppointing } from '@sitewright/domain/team/rules';
import * as z from 'zod';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { useCanSendEmail } from '../../platform/mail-server.ts';
import { useActor } from '../../platform/session.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { passwordHelp } from './reset-member-password.tsx';

const { username } = MemberDraft.shape;
const MemberFields = MemberDraft.omit({ profilePicture: true }).extend({
  username: z.literal('').or(username.unwrap()),
  role: MemberDraft.shape.role.unwrap(),
});

const blank = { email: '', name: '', username: '', role: 'user', password: '' };

/** The same message whether the address has an account or not, so that the reply does not reveal it. */
export function AddMember({ onClose }: { onClose: () => void }) {
  const actor = useActor();
  const canSendEmail = useCanSendEmail();
  const { form, command } = useCommandForm({
    fields: MemberFields,
    start: blank,
    endpoint: teamApi.add,
    inputOf: ({ username: chosen, ...body }) => ({
      body: { ...body, ...(chosen && { username: chosen }) },
    }),
    before: (send) => again.before(send),
    doneMessage: ({ name }) =>
      canSendEmail
        ? `${name} has been added and emailed`
        : {
            title: `${name} has been added`,
            text: 'Not emailed: no mail server is set up. Let them know yourself.',
          },
    onDone: onClose,
  });
  const again = usePasswordAgain(command);
  const options = accountRoles
    .filter((role) => !obstacleToAppointing({ role, isOrganizationAdmin: false }, actor))
    .map((value) => ({ value, label: `${value}: same as ${authorityOf(value).role}` }));
  return (
    <FormSheet title="Add member" command={again.command} form={form} onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" type="email" {...form.field('email')} />
      <TextField
        label="Username"
        help="If left blank, they sign in with their email"
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
        label="Temporary password"
        help={`${passwordHelp}. Not used if they already have a Sitewright account.`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      {again.field}
    </FormSheet>
  );
}
