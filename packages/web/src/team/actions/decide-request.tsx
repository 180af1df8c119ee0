import type { Role } from '@sitewright/domain/kernel/access';
import type { WaitingRequest } from '@sitewright/domain/team/access-request';
import { teamApi } from '@sitewright/domain/team/api';
import type { Decision } from '@sitewright/domain/team/member-values';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { useGrantable } from './change-role.tsx';

type Props = { request: WaitingRequest; onClose: () => void };

export function DecideRequest({ decision, ...props }: Props & { decision: Decision }) {
  const Dialog = { approved: Approve, declined: Decline, spam: CallSpam }[decision];
  return <Dialog {...props} />;
}

const oneOf = ({ id }: WaitingRequest) => ({ params: { accessRequestId: id } });

/** They look after a new one as its administrator; in this one they hold what is chosen. */
function Approve({ request, onClose }: Props) {
  const [into, setInto] = useState('own');
  const [role, setRole] = useState('');
  const decide = useAction(teamApi.decide, {
    onClose,
    doneMessage: ({ email }) => `Invitation sent to ${email}`,
  });
  const again = usePasswordAgain(decide);
  const place =
    into === 'new' ? { into: 'new' as const } : { into: 'own' as const, role: role as Role };
  const perform = () =>
    decide.perform({ ...oneOf(request), body: { decision: 'approved', ...place } });
  return (
    <ActionDialog
      title={`Approve ${request.name}`}
      description={`${request.email} gets an invitation that is good for seven days.`}
      confirmText="Approve and invite"
      command={again.command}
      isBlocked={(into === 'own' && role === '') || again.isBlocked}
      onConfirm={() => again.before(perform)}
      onClose={onClose}
    >
      {({ role: error, email }) => (
        <>
          <SelectField
            label="Invite into"
            name="into"
            options={[
              { value: 'own', label: 'This organisation' },
              { value: 'new', label: `A new one, as its administrator: ${request.company}` },
            ]}
            value={into}
            onChange={setInto}
          />
          {into === 'own' && (
            <JobRole error={error} wrote={request.role} value={role} onChange={setRole} />
          )}
          {email && <Failure text={email} />}
          {again.field}
        </>
      )}
    </ActionDialog>
  );
}

type JobRoleProps = {
  wrote: string;
  error: string | undefined;
  value: string;
  onChange: (role: string) => void;
};

const JobRole = ({ wrote, ...field }: JobRoleProps) => (
  <SelectField
    label="Job role"
    name="role"
    help={`They wrote: ${wrote}`}
    placeholder="Choose a role"
    options={useGrantable()}
    {...field}
  />
);

function Decline({ request, onClose }: Props) {
  const [reason, setReason] = useState('');
  const decide = useAction(teamApi.decide, {
    onClose,
    doneMessage: ({ name }) => `${name} is told why not`,
  });
  return (
    <ActionDialog
      title={`Decline ${request.name}?`}
      description={`${request.email} gets a letter with the reason.`}
      confirmText="Decline"
      variant="warning"
      command={decide}
      isBlocked={reason.trim() === ''}
      onConfirm={() =>
        decide.perform({ ...oneOf(request), body: { decision: 'declined', reason } })
      }
      onClose={onClose}
    >
      {({ reason: error }) => (
        <TextArea
          label="Reason"
          name="reason"
          help="They read it"
          required
          maxLength={500}
          error={error}
          value={reason}
          onChange={setReason}
        />
      )}
    </ActionDialog>
  );
}

function CallSpam({ request, onClose }: Props) {
  const decide = useAction(teamApi.decide, { onClose, doneMessage: () => 'Marked as spam' });
  return (
    <ActionDialog
      title={`Is the request of ${request.name} spam?`}
      description="Nobody is answered."
      confirmText="Mark as spam"
      variant="warning"
      command={decide}
      onConfirm={() => decide.perform({ ...oneOf(request), body: { decision: 'spam' } })}
      onClose={onClose}
    />
  );
}
