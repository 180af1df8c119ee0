import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import type { ReactNode } from 'react';
import { showDate } from '../../ui/parse-date.ts';
import {
  CategoryMark,
  Emitted,
  EntryLink,
  sizeOf,
  sourceText,
  WasteBadges,
} from './entry-columns.tsx';

type Props = { entry: CarbonEntry; menu: ReactNode };

/** An entry on a phone: what it was, and what it came to. */
export const EntryCard = ({ entry, menu }: Props) => (
  <article className="grid gap-1.5">
    <div className="flex items-start justify-between gap-2">
      <h3 className="min-w-0 text-base leading-6! [&_a]:-my-2.5 [&_a]:inline-block [&_a]:py-2.5 [&_span]:max-w-none! [&_span]:[overflow-wrap:anywhere] [&_span]:whitespace-normal">
        <EntryLink entry={entry} />
      </h3>
      <span className="-my-2 -mr-2">{menu}</span>
    </div>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <CategoryMark entry={entry} />
      <WasteBadges entry={entry} />
      <span className="ml-auto tabular-nums">
        <Emitted entry={entry} />
        {entry.status === 'counted' && <span className="text-text-2"> kg CO₂e</span>}
      </span>
    </p>
    <p className="text-xs tracking-normal text-text-2 tabular-nums">
      {[showDate(entry.date), sizeOf(entry), sourceText(entry), entry.supplier]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </article>
);
