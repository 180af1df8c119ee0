import { membershipsApi, type OwnInvitation } from '@sitewright/domain/session/memberships-api';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { dayText } from '../ui/format/date-time.ts';
import { Panel } from '../ui/layout/panel.tsx';
import { Opener } from '../ui/opener.tsx';

/** The companies that have invited the user; only the link in the email accepts. */
export const OwnInvitations = ({ invitations }: { invitations: OwnInvitation[] }) =>
  invitations.length > 0 && (
    <Panel title="Invitations" className="max-w-xl">
      <ul className="divide-y divide-line-2 text-sm">
        {invitations.map((invitation) => (
          <Invited key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Panel>
  );

function Invited({ invitation: { id, name, invitedAt } }: { invitation: OwnInvitation }) {
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium">{name}</p>
        <p className="text-text-2">
          Invited on {dayText(invitedAt)}, valid for 7 days. To accept, open the link in the email.
        </p>
      </div>
      <Opener label="Decline" aria-label={`Decline the invitation from ${name}`}>
        {(close) => (
          <DeclineInvitation organizationId={id} company={name} onDone={close} onClose={close} />
        )}
      </Opener>
    </li>
  );
}

type DeclineProps = {
  organizationId: number;
  company: string;
  onDone: () => void;
  onClose: () => void;
};

export const DeclineInvitation = ({ organizationId, company, onDone, onClose }: DeclineProps) => (
  <CommandDialog
    title={`Decline the invitation from ${company}?`}
    description="The link in the email stops working. The company can invite you again."
    confirmText="Decline invitation"
    variant="warning"
    endpoint={membershipsApi.declineInvitation}
    input={{ params: { organizationId } }}
    doneMessage={() => 'Invitation declined'}
    refreshes={[membershipsApi.organizations]}
    onDone={onDone}
    onClose={onClose}
  />
);
