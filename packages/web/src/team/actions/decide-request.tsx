import type { Role } from '@sitewright/domain/kernel/access';
import type { WaitingRequest } from '@sitewright/domain/team/access-request';
import { teamApi } from '@sitewright/domain/team/api';
import type { Decision } from '@sitewright/domain/team/member-values';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useCanSendEmail } from '../../platform/mail-server.ts';
import type { Bound } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { useGrantable } from './change-role.tsx';
import { InvitationLink } from './invitation-link.tsx';

type Props = { request: WaitingRequest; onClose: () => void };

export function DecideRequest({ decision, ...props }: Props & { decision: Decision }) {
  const Dialog = { approved: Approve, declined: Decline, spam: CallSpam }[decision];
  return <Dialog {...props} />;
}

const oneOf = ({ id }: WaitingRequest) => ({ params: { accessRequestId: id } });

/** They look after a new one as its administrator; in this one they hold what is chosen. */
function Approve({ request, onClose }: Props) {
  const canSendEmail = useCanSendEmail();
  const [address, setAddress] = useState<string>();
  if (address) return <InvitationLink email={request.email} address={address} onClose={onClose} />;
  return (
    <CommandDialog
      title={`Approve ${request.name}`}
      description={
        canSendEmail
          ? `${request.email} will get an invitation valid for 7 days.`
          : 'No mail server is set up. You get a link to pass on, valid for 7 days.'
      }
      confirmText="Approve and invite"
      endpoint={teamApi.decide}
      input={({ into, role }) => ({
        ...oneOf(request),
        body: {
          decision: 'approved' as const,
          ...(into === 'new'
            ? { into: 'new' as const }
            : { into: 'own' as const, role: role as Role }),
        },
      })}
      start={{ into: 'own', role: '' }}
      isBlocked={({ into, role }) => into === 'own' && role === ''}
      doneMessage={({ email }) => (canSendEmail ? `Invitation sent to ${email}` : undefined)}
      onDone={(decided) => (decided.address ? setAddress(decided.address) : onClose())}
      onClose={onClose}
    >
      {(field, { values, errors }) => (
        <>
          <SelectField
            label="Invite into"
            options={[
              { value: 'own', label: 'This company' },
              {
                value: 'new',
                label: `A new company, as its administrator: ${request.company}`,
              },
            ]}
            {...field('into')}
          />
          {values.into === 'own' && <JobRole wrote={request.role} {...field('role')} />}
          {errors.email && <Failure text={errors.email} />}
        </>
      )}
    </CommandDialog>
  );
}

const JobRole = ({ wrote, ...field }: Bound & { wrote: string }) => (
  <SelectField
    label="Job role"
    help={`They entered: ${wrote}`}
    placeholder="Choose a role"
    options={useGrantable()}
    {...field}
  />
);

const Decline = ({ request, onClose }: Props) => (
  <CommandDialog
    title={`Decline ${request.name}?`}
    description={
      useCanSendEmail()
        ? `${request.email} will get an email with the reason.`
        : 'No mail server is set up, so the reason is not emailed. Let them know yourself.'
    }
    confirmText="Decline"
    variant="warning"
    endpoint={teamApi.decide}
    input={({ reason }) => ({ ...oneOf(request), body: { decision: 'declined' as const, reason } })}
    start={{ reason: '' }}
    doneMessage={({ name }) => `Reason sent to ${name}`}
    sendsEmail
    onClose={onClose}
  >
    {(field) => (
      <TextArea
        label="Reason"
        help="Included in the email"
        required
        maxLength={500}
        {...field('reason')}
      />
    )}
  </CommandDialog>
);

const CallSpam = ({ request, onClose }: Props) => (
  <CommandDialog
    title={`Mark the request from ${request.name} as spam?`}
    description="They will not get a reply."
    confirmText="Mark as spam"
    variant="warning"
    endpoint={teamApi.decide}
    input={{ ...oneOf(request), body: { decision: 'spam' } }}
    doneMessage={() => 'Marked as spam'}
    onClose={onClose}
  />
);
