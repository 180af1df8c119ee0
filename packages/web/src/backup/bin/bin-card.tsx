import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import type { ReactNode } from 'react';
import { momentText } from '../../ui/format/date-time.ts';
import { RecordCard } from '../../ui/table/record-card.tsx';
import { binTypeLabel, dependantsText } from '../bin-labels.ts';
import { Expiry } from './bin-columns.tsx';
import { RestoreItem } from './restore-item.tsx';

type Props = { item: BinItem; today: string; menu: ReactNode };

const noteOf = (item: BinItem): string =>
  [binTypeLabel(item), item.projectName, dependantsText(item)].filter(Boolean).join(' · ');

export const BinCard = ({ item, today, menu }: Props) => (
  <RecordCard title={item.recordName} note={noteOf(item)} menu={menu}>
    <p className="text-sm text-text-2">
      Deleted <time dateTime={item.deletedAt}>{momentText(item.deletedAt)}</time> by{' '}
      {item.deletedByName}
      <br />
      Expires <Expiry item={item} today={today} />
    </p>
    <RestoreItem item={item} />
  </RecordCard>
);

export const RestoredCard = ({ item, menu }: Omit<Props, 'today'>) => (
  <RecordCard title={item.recordName} note={noteOf(item)} menu={menu}>
    <p className="text-sm text-text-2">
      Restored{' '}
      {item.restoredAt && <time dateTime={item.restoredAt}>{momentText(item.restoredAt)}</time>} by{' '}
      {item.restoredByName}
      <br />
      Deleted <time dateTime={item.deletedAt}>{momentText(item.deletedAt)}</time> by{' '}
      {item.deletedByName}
    </p>
  </RecordCard>
);
