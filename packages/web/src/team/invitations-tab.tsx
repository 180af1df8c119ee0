import { teamApi } from '@sitewright/domain/team/api';
import type { Invitation } from '@sitewright/domain/team/invitation';
import { obstacleToManaging } from '@sitewright/domain/team/rules';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Clock, Copy, MailPlus, RefreshCw, Send, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { useCanSendEmail } from '../platform/mail-server.ts';
import { useActor } from '../platform/session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Permitted } from '../ui/layout/no-access.tsx';
import type { Column, RowAction } from '../ui/table/column.ts';
import { momentColumn, textColumn } from '../ui/table/columns.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { RecordCard } from '../ui/table/record-card.tsx';
import type { TableView } from '../ui/table/table-view.ts';
import { CopyInvitation } from './actions/copy-invitation.tsx';
import { adminColumn } from './member-columns.tsx';
import { teamQueries } from './queries.ts';

export const InvitationsTab = ({ onInvite }: { onInvite: () => void }) => (
  <Permitted
    obstacle={obstacleToManaging(useActor())}
    title="Your role does not allow managing invitations"
  >
    <Waiting onInvite={onInvite} />
  </Permitted>
);

type OpenAction = { action: 'copy' | 'again' | 'revoke'; invitation: Invitation };

function Waiting({ onInvite }: { onInvite: () => void }) {
  const query = useQuery(teamQueries.invitations());
  const [view, setView] = useState<TableView>({});
  const [openAction, setOpenAction] = useState<OpenAction>();
  const canSendEmail = useCanSendEmail();
  const actions = useMemo(() => actionsOf(setOpenAction, canSendEmail), [canSendEmail]);
  return (
    <>
      <Loaded query={query} what="invitations" empty={<NoInvitations onInvite={onInvite} />}>
        {(invitations) => (
          <DataTable
            label="Invitations"
            rows={invitations}
            columns={columns}
            actions={actions}
            defaultSort="-sent"
            searchHint="Name or email"
            isTwoLine
            view={view}
            onView={setView}
            card={(invitation, menu) => (
              <RecordCard
                title={invitation.name ?? invitation.email}
                note={`${invitation.email}, ${invitation.role}`}
                menu={menu}
              >
                <p>
                  <Validity invitation={invitation} />
                </p>
              </RecordCard>
            )}
          />
        )}
      </Loaded>
      {openAction && <InvitationAction {...openAction} onClose={() => setOpenAction(undefined)} />}
    </>
  );
}

const isOver = ({ expiresAt }: Invitation) => Date.parse(expiresAt) < Date.now();

const Validity = ({ invitation }: { invitation: Invitation }) =>
  isOver(invitation) ? (
    <Badge tone="warn" icon={CircleAlert}>
      Expired {momentText(invitation.expiresAt)}
    </Badge>
  ) : (
    <Badge tone="plain" icon={Clock}>
      Valid until {momentText(invitation.expiresAt)}
    </Badge>
  );

const columns: Column<Invitation>[] = [
  textColumn('name', 'Person', ({ name, email }) => name ?? email, {
    width: 264,
    isName: true,
    cell: ({ name, email }) => <span className="font-medium">{name ?? email}</span>,
    second: ({ name, email }) => name && email,
    secondAs: [{ header: 'Email', of: ({ email }) => email }],
  }),
  textColumn('email', 'Email', ({ email }) => email, { width: 208, isExtra: true }),
  textColumn('role', 'Job role', ({ role }) => role, { width: 156 }),
  { ...adminColumn, sortBy: undefined },
  momentColumn('validity', 'Link', ({ expiresAt }) => expiresAt, {
    width: 208,
    cell: (invitation) => <Validity invitation={invitation} />,
    exportAs: undefined,
  }),
  momentColumn('sent', 'Invited', ({ createdAt }) => createdAt, { exportAs: undefined }),
];

const actionsOf = (
  ask: (action: OpenAction) => void,
  canSendEmail: boolean,
): RowAction<Invitation>[] => [
  ...(canSendEmail
    ? []
    : [
        {
          id: 'copy',
          label: 'Copy link…',
          icon: Copy,
          onPress: (invitation: Invitation) => ask({ action: 'copy', invitation }),
        },
      ]),
  {
    id: 'again',
    label: canSendEmail ? 'Send again…' : 'Renew…',
    icon: canSendEmail ? Send : RefreshCw,
    onPress: (invitation) => ask({ action: 'again', invitation }),
  },
  {
    id: 'revoke',
    label: 'Revoke…',
    icon: Trash2,
    key: 'Delete',
    onPress: (invitation) => ask({ action: 'revoke', invitation }),
  },
];

type ActionProps = { invitation: Invitation; onClose: () => void };

function InvitationAction({ action, ...props }: OpenAction & { onClose: () => void }) {
  const Action = { copy: CopyInvitation, again: SendAgain, revoke: Revoke }[action];
  return <Action {...props} />;
}

function SendAgain({ invitation: { id, email }, onClose }: ActionProps) {
  const canSendEmail = useCanSendEmail();
  return (
    <CommandDialog
      title={
        canSendEmail
          ? `Send the invitation to ${email} again?`
          : `Renew the invitation to ${email}?`
      }
      description="The new link is valid for 7 days. The previous one stops working."
      confirmText={canSendEmail ? 'Send again' : 'Renew'}
      endpoint={teamApi.inviteAgain}
      input={{ params: { invitationId: id } }}
      doneMessage={() =>
        canSendEmail ? `Sent to ${email} again` : 'Renewed, not emailed: copy the link'
      }
      onClose={onClose}
    />
  );
}

const Revoke = ({ invitation: { id, email }, onClose }: ActionProps) => (
  <CommandDialog
    title={`Revoke the invitation to ${email}?`}
    description="Its link stops working."
    confirmText="Revoke"
    variant="destructive"
    endpoint={teamApi.revoke}
    input={{ params: { invitationId: id } }}
    doneMessage={() => `Invitation to ${email} revoked`}
    onClose={onClose}
  />
);

const NoInvitations = ({ onInvite }: { onInvite: () => void }) => (
  <EmptyState
    icon={MailPlus}
    title="No open invitations"
    text="People you invite get a link that is valid for 7 days and join in the role you choose."
  >
    <Button tone="primary" onClick={onInvite}>
      Invite person
    </Button>
  </EmptyState>
);
