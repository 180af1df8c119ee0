import { can, whoMay } from '@sitewright/domain/kernel/access';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDaysInBin } from '../actions/use-days-in-bin.ts';
import { useActor } from '../platform/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { NoAccess } from '../ui/no-access.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { type BinAction, binActions } from './bin-actions.ts';
import { BinCard } from './bin-card.tsx';
import { binColumns } from './bin-columns.tsx';
import { BinDialog } from './bin-dialog.tsx';
import { BinExpiry } from './bin-expiry.tsx';
import { useRestoreSeveral } from './bin-restore-several.ts';
import { binQuery } from './queries.ts';

type Props = { view: TableView; onView: OnView; today: string };

/** What was deleted of late, and the way back. */
export const RecycleBin = (props: Props) =>
  can(useActor(), 'recycleBin', 'R') ? (
    <BinItems {...props} />
  ) : (
    <NoAccess
      title="Your role does not allow looking into the recycle bin"
      text={`It takes ${whoMay('recycleBin', 'R')}.`}
    />
  );

function BinItems({ view, onView, today }: Props) {
  const items = useQuery(binQuery());
  const actor = useActor();
  const [openAction, setOpenAction] = useState<BinAction>();
  const restoreSeveral = useRestoreSeveral();
  const columns = useMemo(() => binColumns(today), [today]);
  return (
    <div className="grid gap-4">
      <BinExpiry />
      <Loaded query={items} what="the recycle bin" empty={<NothingDeleted />}>
        {(all) => (
          <DataTable
            label="Recycle bin"
            rows={all}
            columns={columns}
            view={view}
            onView={onView}
            defaultSort="-deleted"
            searchHint="Name or person"
            actions={binActions(actor, setOpenAction)}
            {...(can(actor, 'recycleBin', 'A') && { bulk: [restoreSeveral] })}
            card={(item, menu) => <BinCard item={item} today={today} menu={menu} />}
            empty={null}
          />
        )}
      </Loaded>
      {openAction && <BinDialog {...openAction} onClose={() => setOpenAction(undefined)} />}
    </div>
  );
}

const NothingDeleted = () => (
  <EmptyState
    icon={Trash2}
    title="The recycle bin is empty"
    text={`What is deleted stays here for ${useDaysInBin()} days and can be restored.`}
  />
);
