import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { Hourglass } from 'lucide-react';
import { daysLeft, expiry } from './bin-labels.ts';

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
