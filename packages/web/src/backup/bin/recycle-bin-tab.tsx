import { backupApi } from '@sitewright/domain/backup/api';
import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { can, whoMay } from '@sitewright/domain/kernel/access';
import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { CountChips } from '../../ui/layout/count-chips.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { NoAccess } from '../../ui/layout/no-access.tsx';
import type { BulkAction } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { restoredToast } from '../bin-labels.ts';
import { type BinAction, binActions } from './bin-actions.ts';
import { BinCard, RestoredCard } from './bin-card.tsx';
import { binColumns, restoredColumns } from './bin-columns.tsx';
import { BinDialog } from './bin-dialog.tsx';
import { BinExpiry } from './bin-expiry.tsx';

type Props = { view: TableView; onView: OnView; today: string };

/** Deleted items, and how to restore them. */
export const RecycleBin = (props: Props) =>
  can(useActor(), 'recycleBin', 'R') ? (
    <BinItems {...props} />
  ) : (
    <NoAccess
      title="Your role does not allow opening the recycle bin"
      text={`Only ${whoMay('recycleBin', 'R')} can open it.`}
    />
  );

function BinItems({ view, onView, today }: Props) {
  const isRestored = view.show === 'restored';
  return (
    <div className="grid gap-4">
      <BinExpiry />
      <CountChips
        label="Items to show"
        value={isRestored ? 'restored' : 'deleted'}
        options={[
          { value: 'deleted', label: 'Deleted' },
          { value: 'restored', label: 'Restored' },
        ]}
        onChange={(value) =>
          onView({ show: value === 'restored' ? value : undefined }, { replace: false })
        }
      />
      {isRestored ? (
        <RestoredItems view={view} onView={onView} today={today} />
      ) : (
        <DeletedItems view={view} onView={onView} today={today} />
      )}
    </div>
  );
}

/** What was brought back, by whom and when, until it expires. */
function RestoredItems({ view, onView, today }: Props) {
  const columns = useMemo(() => restoredColumns(today), [today]);
  return (
    <Loaded query={useQuery(binQuery('true'))} what="restored items" empty={<NothingRestored />}>
      {(all) => (
        <DataTable
          label="Restored items"
          rows={all}
          columns={columns}
          view={view}
          onView={onView}
          defaultSort="-restored"
          searchHint="Name or person"
          card={(item, menu) => <RestoredCard item={item} menu={menu} />}
        />
      )}
    </Loaded>
  );
}

function DeletedItems({ view, onView, today }: Props) {
  const items = useQuery(binQuery());
  const actor = useActor();
  const [openAction, setOpenAction] = useState<BinAction>();
  const restoreSeveral = useRestoreSeveral();
  const columns = useMemo(() => binColumns(today), [today]);
  return (
    <>
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
          />
        )}
      </Loaded>
      {openAction && <BinDialog {...openAction} onClose={() => setOpenAction(undefined)} />}
    </>
  );
}

const NothingRestored = () => (
  <EmptyState
    icon={ArchiveRestore}
    title="Nothing restored"
    text="Restored items are listed here until they would have expired."
  />
);

const NothingDeleted = () => (
  <EmptyState
    icon={Trash2}
    title="The recycle bin is empty"
    text={`Deleted items stay here for ${useDaysInBin()} days and can be restored.`}
  />
);

/** A user who opens the bin looks for something that was deleted a moment ago. */
const binQuery = (isRestored?: 'true') => ({
  ...queryAll(backupApi.listBin, { query: { limit: 200, isRestored } }),
  staleTime: 0,
});

/** Restores everything selected; the toast gives the reason for the first that cannot be restored. */
function useRestoreSeveral(): BulkAction<BinItem> {
  const toast = useToast();
  const { perform } = useAction(recycleBinApi.restoreSeveral, {
    // They may be of any kind.
    refreshes: 'everything',
    onDone: (reply) => toast(restoredToast(reply)),
    refusedTitle: 'Not restored',
  });
  return {
    id: 'restore',
    label: 'Restore selected',
    icon: ArchiveRestore,
    onPress: (items) => perform({ body: { ids: items.map(({ id }) => id) } }),
  };
}
