import { teamApi } from '@sitewright/domain/team/api';
import type { Invitation } from '@sitewright/domain/team/invitation';
import { obstacleToManaging } from '@sitewright/domain/team/rules';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Clock, MailPlus, Send, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CommandDialog } from '../actions/command-dialog.tsx';
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
import { adminColumn } from './member-columns.tsx';
import { teamQueries } from './queries.ts';

export const InvitationsTab = ({ onInvite }: { onInvite: () => void }) => (
  <Permitted obstacle={obstacleToManaging(useActor())} title="Invitations are not for you">
    <Waiting onInvite={onInvite} />
  </Permitted>
);

type OpenAction = { action: 'again' | 'revoke'; invitation: Invitation };

function Waiting({ onInvite }: { onInvite: () => void }) {
  const query = useQuery(teamQueries.invitations());
  const [view, setView] = useState<TableView>({});
  const [openAction, setOpenAction] = useState<OpenAction>();
  const actions = useMemo(() => actionsOf(setOpenAction), []);
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
      Good until {momentText(invitation.expiresAt)}
    </Badge>
  );

const columns: Column<Invitation>[] = [
  textColumn('name', 'Person', ({ name, email }) => name ?? email, {
    width: 264,
    isName: true,
    cell: ({ name, email }) => <span className="font-medium">{name ?? email}</span>,
    second: ({ name, email }) => name && email,
  }),
  textColumn('email', 'Email', ({ email }) => email, { width: 208, isExtra: true }),
  textColumn('role', 'Job role', ({ role }) => role, { width: 156 }),
  { ...adminColumn, sortBy: undefined },
  momentColumn('validity', 'Link', ({ expiresAt }) => expiresAt, {
    width: 208,
    cell: (invitation) => <Validity invitation={invitation} />,
    exportAs: undefined,
  }),
  momentColumn('sent', 'Sent', ({ createdAt }) => createdAt, { exportAs: undefined }),
];

const actionsOf = (ask: (action: OpenAction) => void): RowAction<Invitation>[] => [
  {
    id: 'again',
    label: 'Send again…',
    icon: Send,
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

const InvitationAction = ({ action, ...props }: OpenAction & { onClose: () => void }) =>
  action === 'again' ? <SendAgain {...props} /> : <Revoke {...props} />;

type ActionProps = { invitation: Invitation; onClose: () => void };

const SendAgain = ({ invitation: { id, email }, onClose }: ActionProps) => (
  <CommandDialog
    title={`Send the invitation to ${email} again?`}
    description="The new link is good for seven days; the one before it stops working."
    confirmText="Send again"
    endpoint={teamApi.inviteAgain}
    input={{ params: { invitationId: id } }}
    doneMessage={() => `Sent to ${email} again`}
    onClose={onClose}
  />
);

const Revoke = ({ invitation: { id, email }, onClose }: ActionProps) => (
  <CommandDialog
    title={`Revoke the invitation to ${email}?`}
    description="The link in their letter stops working."
    confirmText="Revoke"
    variant="destructive"
    endpoint={teamApi.revoke}
    input={{ params: { invitationId: id } }}
    doneMessage={() => `The invitation to ${email} is revoked`}
    onClose={onClose}
  />
);

const NoInvitations = ({ onInvite }: { onInvite: () => void }) => (
  <EmptyState
    icon={MailPlus}
    title="No invitation waits"
    text="Whoever you invite gets a link that is good for seven days, and joins in the role you choose."
  >
    <Button tone="primary" onClick={onInvite}>
      Invite person
    </Button>
  </EmptyState>
);
