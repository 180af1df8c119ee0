import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { Hourglass } from 'lucide-react';
import { momentText } from '../../ui/format/date-time.ts';
import type { Column } from '../../ui/table/column.ts';
import { binTypeLabel, daysLeft, dependantsText, expiry } from '../bin-labels.ts';
import { RestoreItem } from './restore-item.tsx';

type BinColumn = Column<BinItem>;

export const binColumns = (today: string): BinColumn[] => [
  plain('type', 'Type', binTypeLabel),
  name,
  plain('contract', 'Contract', ({ projectName }) => projectName ?? ''),
  plain('along', 'With it', dependantsText),
  plain('by', 'Deleted by', ({ deletedByName }) => deletedByName),
  deleted,
  {
    id: 'expires',
    header: 'Expires',
    width: 120,
    cell: (item) => <Expiry item={item} today={today} />,
    text: (item) => expiry(item, today),
    sortBy: (item) => daysLeft(item, today),
  },
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

const plain = (id: string, header: string, of: (item: BinItem) => string): BinColumn => ({
  id,
  header,
  width: 140,
  cell: of,
  text: of,
  sortBy: of,
});

const name: BinColumn = {
  ...plain('name', 'Name', ({ recordName }) => recordName),
  width: 280,
  isName: true,
  cell: ({ recordName }) => (
    <span className="block max-w-60 truncate" title={recordName}>
      {recordName}
    </span>
  ),
};

const deleted: BinColumn = {
  id: 'deleted',
  header: 'Deleted',
  width: 152,
  cell: ({ deletedAt }) => <time dateTime={deletedAt}>{momentText(deletedAt)}</time>,
  text: ({ deletedAt }) => momentText(deletedAt),
  sortBy: ({ deletedAt }) => deletedAt,
  exportAs: ({ deletedAt }) => new Date(deletedAt),
};

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
