import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import type { ReactNode } from 'react';
import { momentText } from '../../ui/format/date-time.ts';
import { RecordCard } from '../../ui/table/record-card.tsx';
import { binTypeLabel, dependantsText } from '../bin-labels.ts';
import { Expiry } from './bin-columns.tsx';
import { RestoreItem } from './restore-item.tsx';

type Props = { item: BinItem; today: string; menu: ReactNode };

export const BinCard = ({ item, today, menu }: Props) => (
  <RecordCard
    title={item.recordName}
    note={[binTypeLabel(item), item.projectName, dependantsText(item)].filter(Boolean).join(' · ')}
    menu={menu}
  >
    <p className="text-sm text-text-2">
      Deleted <time dateTime={item.deletedAt}>{momentText(item.deletedAt)}</time> by{' '}
      {item.deletedByName}
      <br />
      Expires <Expiry item={item} today={today} />
    </p>
    <RestoreItem item={item} />
  </RecordCard>
);
