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
import { textColumn } from '../../ui/table/columns.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RecordCard } from '../../ui/table/record-card.tsx';
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
                text={`Showing the newest ${maxRecordsAtOnce}, the most you can delete at once.`}
              />
            )}
            <DataTable
              label="Records"
              rows={rows}
              columns={columns}
              view={view}
              onView={onView}
              searchHint="Name"
              isServerFiltered
              bulk={[{ id: 'delete', label: 'Delete selected…', icon: Trash2, onPress: setChosen }]}
              card={(record) => (
                <RecordCard
                  title={record.name}
                  note={[record.projectName, dateText(record)].filter(Boolean).join(' · ')}
                />
              )}
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

const dateText = ({ date }: Deletable): string => (date ? dayText(date) : '');

const NothingLikeThat = () => (
  <EmptyState
    icon={Trash2}
    title="No matching records"
    text="Choose another type, contract or date range."
  />
);

const columns: Column<Deletable>[] = [
  textColumn('name', 'Name', ({ name }) => name, {
    width: 360,
    isName: true,
    cell: ({ name }) => <span className="block max-w-[60ch] truncate">{name}</span>,
  }),
  textColumn('contract', 'Contract', ({ projectName }) => projectName, {
    width: 200,
    cell: ({ projectName }) => projectName,
  }),
  textColumn('date', 'Date', dateText, { width: 120, cell: dateText, sortBy: ({ date }) => date }),
];
