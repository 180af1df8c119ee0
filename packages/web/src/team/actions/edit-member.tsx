import { teamApi } from '@sitewright/domain/team/api';
import type { MemberChanges } from '@sitewright/domain/team/member';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import type { ActionProps } from '../member-actions.ts';
import { awaitingConfirmationText } from '../member-columns.tsx';

export function EditMember({ member, onClose }: ActionProps) {
  const [name, setName] = useState(member.name);
  const [email, setEmail] = useState(member.email);
  const change = useAction(teamApi.change, {
    onClose,
    doneMessage: (changed) =>
      body.email && changed.pendingEmail
        ? `Confirmation email sent to ${changed.pendingEmail}`
        : `${changed.name} saved`,
  });
  const again = usePasswordAgain(change);
  const body: MemberChanges = {
    ...(name !== member.name && { name }),
    ...(email !== member.email && { email }),
  };
  const perform = () => change.perform({ params: { memberId: member.id }, body });
  return (
    <ActionDialog
      title={`Edit ${member.name}`}
      description="A new email address takes effect once it is confirmed from there. We also email the current address."
      confirmText="Save"
      command={again.command}
      isBlocked={Object.keys(body).length === 0 || again.isBlocked}
      onConfirm={() => again.before(perform)}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField label="Name" name="name" error={faults.name} value={name} onChange={setName} />
          <TextField
            label="Email"
            name="email"
            type="email"
            error={faults.email}
            value={email}
            onChange={setEmail}
          />
          {member.pendingEmail && (
            <Notice icon={Clock} tone="info" text={awaitingConfirmationText(member.pendingEmail)} />
          )}
          {again.field}
        </>
      )}
    </ActionDialog>
  );
}
