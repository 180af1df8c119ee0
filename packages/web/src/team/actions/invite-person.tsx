import { teamApi } from '@sitewright/domain/team/api';
import { InvitationDraft } from '@sitewright/domain/team/invitation';
import * as z from 'zod';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useDraftedForm } from '../../forms/use-command-form.ts';
import { useCanSendEmail } from '../../platform/mail-server.ts';
import { useActor } from '../../platform/session.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useGrantable } from './change-role.tsx';

const blank = { email: '', name: '', role: '', isOrganizationAdmin: 'no' };
const InvitationFields = InvitationDraft.extend({ isOrganizationAdmin: z.enum(['yes', 'no']) });

const emailed = {
  submitText: 'Send invitation',
  help: 'They will get a link valid for 7 days',
  doneMessage: (email: string) => `Invitation sent to ${email}`,
};

/** Without a mail server. */
const copied = {
  submitText: 'Create invitation',
  help: 'No mail server is set up. Copy the link and share it yourself.',
  doneMessage: (email: string) => ({
    title: 'Invitation created, not emailed',
    text: `No mail server is set up. Copy the link for ${email} under Invitations.`,
  }),
};

/** Whether they have an account is not revealed: only the email differs. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const { isOrganizationAdmin } = useActor();
  const words = useCanSendEmail() ? emailed : copied;
  const { form, draft, command } = useDraftedForm({
    draftName: 'invitation',
    fields: InvitationFields,
    start: blank,
    endpoint: teamApi.invite,
    inputOf: (body) => ({ body }),
    before: (send) => again.before(send),
    doneMessage: ({ email }) => words.doneMessage(email),
    onDone: onClose,
  });
  const again = usePasswordAgain(command);
  const grantable = useGrantable();
  return (
    <FormSheet
      title="Invite person"
      submitText={words.submitText}
      command={again.command}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label="Email"
        help={words.help}
        type="email"
        autoComplete="on"
        {...form.field('email')}
      />
      <TextField label="Name" isOptional autoComplete="on" {...form.field('name')} />
      <SelectField
        label="Job role"
        help="You can give roles up to your own"
        placeholder="Choose a role"
        options={grantable}
        {...form.field('role')}
      />
      {isOrganizationAdmin && (
        <CheckboxField
          label="Administrator of the organisation"
          help="Full access, including the team."
          {...form.field('isOrganizationAdmin')}
        />
      )}
      {again.field}
    </FormSheet>
  );
}
