import { teamApi } from '@sitewright/domain/team/api';
import { Clock } from 'lucide-react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useEmailMessage } from '../../platform/mail-server.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import type { ActionProps } from '../member-actions.ts';
import { awaitingConfirmationText } from '../member-columns.tsx';
import { changesOf, isUnchanged } from './change-role.tsx';

export function EditMember({ member, onClose }: ActionProps) {
  const emailMessage = useEmailMessage();
  return (
    <CommandDialog
      title={`Edit ${member.name}`}
      description="A new email address takes effect once it is confirmed. We also email the current address."
      confirmText="Save"
      endpoint={teamApi.change}
      input={(values) => ({ params: { memberId: member.id }, body: changesOf(member, values) })}
      start={{ name: member.name, email: member.email }}
      isBlocked={(values) => isUnchanged(member, values)}
      doneMessage={(changed, { email }) =>
        email !== member.email && changed.pendingEmail
          ? emailMessage(`Confirmation email sent to ${changed.pendingEmail}`)
          : `${changed.name} saved`
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField label="Name" {...field('name')} />
          <TextField label="Email" type="email" {...field('email')} />
          {member.pendingEmail && (
            <Notice icon={Clock} tone="info" text={awaitingConfirmationText(member.pendingEmail)} />
          )}
        </>
      )}
    </CommandDialog>
  );
}
