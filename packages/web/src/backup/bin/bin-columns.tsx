import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { Hourglass } from 'lucide-react';
import { dayText } from '../../ui/format/date-time.ts';
import type { Column } from '../../ui/table/column.ts';
import { type ColumnOptions, momentColumn, textColumn } from '../../ui/table/columns.tsx';
import { binTypeLabel, daysLeft, dependantsText, expiry } from '../bin-labels.ts';
import { RestoreItem } from './restore-item.tsx';

const ofEveryItem = (): Column<BinItem>[] => [
  plain('type', 'Type', binTypeLabel),
  plain('name', 'Name', ({ recordName }) => recordName, {
    width: 280,
    isName: true,
    cell: ({ recordName }) => (
      <span className="block max-w-60 truncate" title={recordName}>
        {recordName}
      </span>
    ),
  }),
  plain('contract', 'Contract', ({ projectName }) => projectName ?? ''),
  plain('along', 'Related records', dependantsText),
  plain('by', 'Deleted by', ({ deletedByName }) => deletedByName),
  momentColumn('deleted', 'Deleted', ({ deletedAt }) => deletedAt),
];

/** What was restored stays in this list until it would have expired. */
export const restoredColumns = (today: string): Column<BinItem>[] => [
  ...ofEveryItem(),
  plain('restoredBy', 'Restored by', ({ restoredByName }) => restoredByName ?? ''),
  momentColumn('restored', 'Restored', ({ restoredAt }) => restoredAt),
  plain('listed', 'Listed until', ({ expiresAt }) => dayText(expiresAt), {
    sortBy: (item) => daysLeft(item, today),
  }),
];

export const binColumns = (today: string): Column<BinItem>[] => [
  ...ofEveryItem(),
  plain('expires', 'Expires', (item) => expiry(item, today), {
    width: 120,
    cell: (item) => <Expiry item={item} today={today} />,
    sortBy: (item) => daysLeft(item, today),
  }),
  {
    id: 'restore',
    header: 'Restore',
    isHideable: false,
    width: 120,
    cell: (item) => <RestoreItem item={item} />,
    text: () => '',
    align: 'right',
  },
];

const plain = (
  id: string,
  header: string,
  of: (item: BinItem) => string,
  options: ColumnOptions<BinItem> = {},
) => textColumn(id, header, of, { width: 140, cell: of, ...options });

/** From here on the expiry is highlighted. */
const fewDays = 3;

export const Expiry = ({ item, today }: { item: BinItem; today: string }) =>
  item.metadata.hold || daysLeft(item, today) > fewDays ? (
    expiry(item, today)
  ) : (
    <span className="inline-flex items-center gap-1 text-on-warn-soft">
      <Hourglass aria-hidden="true" className="size-3.5" />
      {expiry(item, today)}
    </span>
  );
