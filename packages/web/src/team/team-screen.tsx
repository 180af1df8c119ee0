import { can } from '@sitewright/domain/kernel/access';
import { obstacleToManaging } from '@sitewright/domain/team/rules';
import { useQuery } from '@tanstack/react-query';
import { MailPlus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { PageActions } from '../ui/layout/page-actions.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { TabLinks } from '../ui/layout/tab-links.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { InvitationsTab } from './invitations-tab.tsx';
import { MembersTab } from './members-tab.tsx';
import { PermissionsTab } from './permissions-tab.tsx';
import { teamQueries } from './queries.ts';
import { RequestsTab } from './requests-tab.tsx';
import { TeamFigures } from './team-figures.tsx';

const InvitePerson = lazyDialog(() => import('./actions/invite-person.tsx'), 'InvitePerson');
const AddMember = lazyDialog(() => import('./actions/add-member.tsx'), 'AddMember');

export type TeamTab = 'members' | 'invitations' | 'requests' | 'permissions';

type Props = { tab: TeamTab; view: TableView; onView: OnView };
const dialogs = { invite: InvitePerson, add: AddMember };

type Over = keyof typeof dialogs;

const titles: Record<TeamTab, string> = {
  members: 'Members',
  invitations: 'Invitations',
  requests: 'Access requests',
  permissions: 'Roles and permissions',
};

export function TeamScreen({ tab, ...table }: Props) {
  const [over, open] = useState<Over>();
  const Dialog = over && dialogs[over];
  const seesRequests = useSeesRequests();
  const tabs = (['members', 'invitations', 'requests', 'permissions'] as const).filter(
    (other) => other !== 'requests' || seesRequests,
  );
  return (
    <Screen title="Team management" actions={<Actions onOpen={open} />}>
      <TeamFigures />
      <TabLinks
        label="Team"
        tabs={tabs.map((other) => [other, titles[other]] as const)}
        here={tab}
        search={(other) => (other ? { tab: other } : {})}
      />
      {tab === 'members' && <MembersTab {...table} />}
      {tab === 'invitations' && <InvitationsTab onInvite={() => open('invite')} />}
      {tab === 'requests' && <RequestsTab />}
      {tab === 'permissions' && <PermissionsTab />}
      {Dialog && <Dialog onClose={() => open(undefined)} />}
    </Screen>
  );
}

/** Requests come to those who run the installation alone; there, and with any at all, they have a tab. */
export function useSeesRequests(): boolean {
  const enabled = can(useActor(), 'accessRequest', 'R');
  const { data } = useQuery({ ...teamQueries.requests(), enabled });
  return enabled && !!data?.length;
}

function Actions({ onOpen }: { onOpen: (over: Over) => void }) {
  const obstacle = obstacleToManaging(useActor());
  return (
    <PageActions
      actions={[
        {
          label: 'Invite person',
          icon: MailPlus,
          tone: 'primary',
          obstacle,
          onPress: () => onOpen('invite'),
        },
        {
          label: 'Add member',
          icon: UserPlus,
          obstacle,
          hidesWhenBlocked: true,
          onPress: () => onOpen('add'),
        },
      ]}
    />
  );
}
