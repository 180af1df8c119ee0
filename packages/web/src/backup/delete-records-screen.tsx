import { binTypes } from '@sitewright/domain/backup/bin-types';
import { can, whoMay } from '@sitewright/domain/kernel/access';
import { ListChecks } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NoAccess } from '../ui/no-access.tsx';
import { Screen } from '../ui/screen.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { DeletableFilters } from './delete-records-filters.tsx';
import { DeletableTable } from './delete-records-table.tsx';

export type DeletableView = TableView<'type' | 'contract' | 'from' | 'to'>;

type Props = { view: DeletableView; onView: OnView };

/** Many records of one kind go to the recycle bin together, and come back together. */
export function DeleteRecordsScreen({ view, onView }: Props) {
  const isAllowed = can(useActor(), 'dataBackup.restore', 'A');
  return (
    <Screen title="Delete records">
      {isAllowed ? (
        <DeleteRecords view={view} onView={onView} />
      ) : (
        <NoAccess
          title="Your role does not allow deleting records together"
          text={`It takes ${whoMay('dataBackup.restore', 'A')}.`}
        />
      )}
    </Screen>
  );
}

function DeleteRecords({ view, onView }: Props) {
  const type = binTypes.find((binType) => binType === view.type);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DeletableFilters view={view} onView={onView} />
      {type ? (
        <DeletableTable key={type} type={type} view={view} onView={onView} />
      ) : (
        <EmptyState
          icon={ListChecks}
          title="Which records?"
          text="Choose what they are. Before anything is deleted you see what would go, and it can be restored."
        />
      )}
    </div>
  );
}
