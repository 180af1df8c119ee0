import { daysInBin } from '@sitewright/domain/backup/rules';
import { can, whoMay } from '@sitewright/domain/kernel/access';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useActor } from '../platform/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { NoAccess } from '../ui/no-access.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { BinCard } from './bin-card.tsx';
import { binColumns } from './bin-columns.tsx';
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
  const columns = useMemo(() => binColumns(today), [today]);
  return (
    <Loaded query={items} what="the recycle bin" empty={<NothingDeleted />}>
      {(all) => (
        <DataTable
          label="Recycle bin"
          rows={all}
          {...{ columns, view, onView }}
          defaultSort="-deleted"
          searchHint="Name or person"
          card={(item) => <BinCard {...{ item, today }} />}
          empty={null}
        />
      )}
    </Loaded>
  );
}

const NothingDeleted = () => (
  <EmptyState
    icon={Trash2}
    title="The recycle bin is empty"
    text={`What is deleted stays here for ${daysInBin} days and can be restored.`}
  />
);
