import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { Truck } from 'lucide-react';
import { Count } from '../../ui/layout/tab-links.tsx';
import { entryTitle, sortEntries, timeOf } from '../entries/entry-labels.ts';

/** The deliveries that the entries of the day mention. */
export function Deliveries({ entries }: { entries: readonly DiaryEntry[] }) {
  const deliveries = sortEntries(entries, 'earliest').filter(
    ({ materialsDelivered }) => materialsDelivered,
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between">
        <h3>Deliveries</h3>
        {deliveries.length > 0 && (
          <Count
            value={deliveries.length}
            what={deliveries.length === 1 ? 'delivery' : 'deliveries'}
          />
        )}
      </div>
      {deliveries.length === 0 && <p className="text-xs text-text-2">None recorded.</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {deliveries.map((entry) => (
          <li key={entry.id} className="flex items-start gap-3">
            <Truck aria-hidden="true" className="mt-0.5 size-4 text-text-2" />
            <div className="min-w-0 flex-1">
              <p className="text-sm font-medium [overflow-wrap:anywhere] whitespace-pre-line">
                {entry.materialsDelivered}
              </p>
              <p className="truncate text-xs text-text-2">{entryTitle(entry)}</p>
            </div>
            <span className="text-xs text-text-2 tabular-nums">{timeOf(entry)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
