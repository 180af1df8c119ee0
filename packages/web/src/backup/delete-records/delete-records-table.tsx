import type { BinType } from '@sitewright/domain/backup/bin-types';
import type { Deletable } from '@sitewright/domain/backup/delete-records';
import { maxRecordsAtOnce } from '@sitewright/domain/backup/recycle-bin';
import { useQuery } from '@tanstack/react-query';
import { Info, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dayText } from '../../ui/format/date-time.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { OnView } from '../../ui/table/table-view.ts';
import { DeleteChosen, DeletedTogether, type DeletionDone } from './delete-records-dialog.tsx';
import { type DeletableView, deletableQuery } from './queries.ts';

type Props = { type: BinType; view: DeletableView; onView: OnView };

export function DeletableTable({ type, view, onView }: Props) {
  const found = useQuery(deletableQuery(type, view));
  const [chosen, setChosen] = useState<readonly Deletable[]>();
  const [done, setDone] = useState<DeletionDone>();
  return (
    <>
      {done && <DeletedTogether {...done} onUndone={() => setDone(undefined)} />}
      <Loaded query={found} what="the records" empty={null}>
        {({ rows, hasMore }) => (
          <>
            {hasMore && (
              <Notice
                icon={Info}
                text={`These are the newest ${maxRecordsAtOnce}, as many as can be deleted at once.`}
              />
            )}
            <DataTable
              label="Records"
              rows={rows}
              columns={columns}
              view={view}
              onView={onView}
              searchHint="Name"
              isFound
              bulk={[{ id: 'delete', label: 'Delete selected…', icon: Trash2, onPress: setChosen }]}
              card={(record) => <RecordCard {...record} />}
              empty={<NothingLikeThat />}
            />
          </>
        )}
      </Loaded>
      {chosen && (
        <DeleteChosen
          type={type}
          records={chosen}
          onDone={setDone}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

const RecordCard = ({ name, projectName, date }: Deletable) => (
  <article className="[overflow-wrap:anywhere]">
    <h2>{name}</h2>
    <p className="text-sm text-text-2">
      {[projectName, date && dayText(date)].filter(Boolean).join(' · ')}
    </p>
  </article>
);

const NothingLikeThat = () => (
  <EmptyState
    icon={Trash2}
    title="No such records"
    text="Choose another contract or other days, or another type."
  />
);

const columns: Column<Deletable>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 360,
    isName: true,
    cell: ({ name }) => <span className="block max-w-[60ch] truncate">{name}</span>,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'contract',
    header: 'Contract',
    width: 200,
    cell: ({ projectName }) => projectName,
    text: ({ projectName }) => projectName ?? '',
    sortBy: ({ projectName }) => projectName,
  },
  {
    id: 'date',
    header: 'Date',
    width: 120,
    cell: ({ date }) => date && dayText(date),
    text: ({ date }) => (date ? dayText(date) : ''),
    sortBy: ({ date }) => date,
  },
];
