import { teamApi } from '@sitewright/domain/team/api';
import { InvitationDraft } from '@sitewright/domain/team/invitation';
import * as z from 'zod';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useFormDraft, useFoundDraft } from '../../forms/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { useGrantable } from './change-role.tsx';

const blank = { email: '', name: '', role: '', isOrganizationAdmin: 'no' };
const InvitationFields = InvitationDraft.extend({ isOrganizationAdmin: z.enum(['yes', 'no']) });

/** Whether they have an account is not revealed: only the email differs. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const { isOrganizationAdmin } = useActor();
  const { form, draft, again } = useInvite(onClose);
  const grantable = useGrantable();
  return (
    <FormSheet
      title="Invite person"
      submitText="Send invitation"
      command={again.command}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label="Email"
        help="They get a link that is good for seven days"
        type="email"
        {...form.field('email')}
      />
      <TextField label="Name" isOptional {...form.field('name')} />
      <SelectField
        label="Job role"
        help="None above your own"
        placeholder="Choose a role"
        options={grantable}
        {...form.field('role')}
      />
      {isOrganizationAdmin && (
        <CheckboxField
          label="Administrator of the organisation"
          help="May do everything, and manages the team."
          {...form.field('isOrganizationAdmin')}
        />
      )}
      {again.field}
    </FormSheet>
  );
}

function useInvite(onClose: () => void) {
  const toast = useToast();
  const invite = useCommand(teamApi.invite, {
    onDone: ({ email }) => {
      draft.end();
      onClose();
      toast({ text: `Invitation sent to ${email}` });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const again = usePasswordAgain(invite);
  const found = useFoundDraft('invitation', blank);
  const form = useForm(InvitationFields, found.values, {
    onSubmit: (body) => again.before(() => invite.perform({ body })),
  });
  const draft = useFormDraft(found, form, blank);
  return { form, draft, again };
}
