import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import type { ReactNode } from 'react';
import { momentText } from '../../ui/format/date-time.ts';
import { binTypeLabel, dependantsText } from '../bin-labels.ts';
import { Expiry } from './bin-columns.tsx';
import { RestoreItem } from './restore-item.tsx';

type Props = { item: BinItem; today: string; menu: ReactNode };

export const BinCard = ({ item, today, menu }: Props) => (
  <article className="grid gap-2.5">
    <div className="[overflow-wrap:anywhere]">
      <div className="flex items-start justify-between gap-2">
        <h2>{item.recordName}</h2>
        {menu}
      </div>
      <p className="text-sm text-text-2">
        {[binTypeLabel(item), item.projectName, dependantsText(item)].filter(Boolean).join(' · ')}
      </p>
    </div>
    <p className="text-sm text-text-2">
      Deleted <time dateTime={item.deletedAt}>{momentText(item.deletedAt)}</time> by{' '}
      {item.deletedByName}
      <br />
      Expires <Expiry item={item} today={today} />
    </p>
    <RestoreItem item={item} />
  </article>
);
