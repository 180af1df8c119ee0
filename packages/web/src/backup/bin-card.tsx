import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { momentText } from '../ui/format/moment.ts';
import { cameAlong, kindOf } from './bin-words.ts';
import { Expiry } from './expiry.tsx';
import { RestoreItem } from './restore-item.tsx';

export const BinCard = ({ item, today }: { item: BinItem; today: string }) => (
  <article className="grid gap-2.5">
    <div className="[overflow-wrap:anywhere]">
      <h2>{item.recordName}</h2>
      <p className="text-sm text-text-2">
        {[kindOf(item), cameAlong(item)].filter(Boolean).join(' · ')}
      </p>
    </div>
    <p className="text-sm text-text-2">
      Deleted <time dateTime={item.deletedAt}>{momentText(item.deletedAt)}</time> by{' '}
      {item.deletedByName}
      <br />
      Expires <Expiry {...{ item, today }} />
    </p>
    <RestoreItem item={item} />
  </article>
);
