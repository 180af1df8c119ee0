import { can } from '@sitewright/domain/kernel/access';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useActor } from '../platform/session.ts';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { memberActions, type OpenAction } from './member-actions.ts';
import { MemberCard } from './member-card.tsx';
import { memberColumns, memberFilters } from './member-columns.tsx';
import { teamQueries } from './queries.ts';

const MemberAction = lazyDialog(() => import('./actions/member-action.tsx'), 'MemberAction');

type Props = { view: TableView; onView: OnView };

export function MembersTab({ view, onView }: Props) {
  const query = useQuery(teamQueries.members());
  const actor = useActor();
  const manages = can(actor, 'team.manage', 'U');
  const columns = useMemo(() => memberColumns(manages), [manages]);
  const [openAction, setOpenAction] = useState<OpenAction>();
  return (
    <>
      <Loaded query={query} what="members" empty="No team members yet.">
        {(members) => (
          <DataTable
            label="Members"
            rows={members}
            columns={columns}
            filters={memberFilters}
            actions={memberActions(actor, setOpenAction)}
            defaultSort="name"
            searchHint="Name, email or role"
            isTwoLine
            card={(member, menu) => <MemberCard member={member} menu={menu} manages={manages} />}
            view={view}
            onView={onView}
          />
        )}
      </Loaded>
      {openAction && <MemberAction {...openAction} onClose={() => setOpenAction(undefined)} />}
    </>
  );
}
