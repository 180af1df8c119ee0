import { teamApi } from '@sitewright/domain/team/api';
import { type Invitation, InvitationDraft } from '@sitewright/domain/team/invitation';
import { useState } from 'react';
import * as z from 'zod';
import { useAction } from '../../actions/use-action.ts';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useDraftedForm } from '../../forms/use-command-form.ts';
import { useCanSendEmail } from '../../platform/mail-server.ts';
import { useActor } from '../../platform/session.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useGrantable } from './change-role.tsx';
import { InvitationLink } from './invitation-link.tsx';

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
  help: 'No mail server is set up. You get the link to share yourself.',
  doneMessage: () => false as const,
};

/** The link of an invitation that was just made; if it cannot be read, it is under Invitations. */
function useInvitationLink(onClose: () => void) {
  const [link, setLink] = useState<{ email: string; address: string }>();
  const copy = useAction(teamApi.copyLink, {
    onRefused: onClose,
    refusedTitle: 'Invitation created, not emailed. Copy its link under Invitations',
  });
  const showLink = ({ id, email }: Invitation) =>
    copy.perform({ params: { invitationId: id } }, ({ address }) => setLink({ email, address }));
  return { link, showLink };
}

/** Whether they have an account is not revealed: only the email differs. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const { link, showLink } = useInvitationLink(onClose);
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
    onDone: (invitation) => (words === copied ? showLink(invitation) : onClose()),
  });
  const again = usePasswordAgain(command);
  const grantable = useGrantable();
  if (link) return <InvitationLink {...link} onClose={onClose} />;
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
          label="Company administrator"
          help="Full access, including the team."
          {...form.field('isOrganizationAdmin')}
        />
      )}
      {again.field}
    </FormSheet>
  );
}
