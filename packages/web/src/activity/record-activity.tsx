import { can } from '@sitewright/domain/kernel/access';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { ActivityCard } from './activity-card.tsx';
import { activityQueries } from './queries.ts';

const ActivitySheet = lazyDialog(() => import('./activity-sheet.tsx'), 'ActivitySheet');

type Props = { entityType: string; entityId: number };

/** The actions on one record. */
export function RecordActivity({ entityType, entityId }: Props) {
  const query = useInfiniteQuery(activityQueries.pages({ entityType, entityId }));
  const [openId, open] = useState<number>();
  return (
    <section aria-label="Activity" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Loaded query={query} what="activity" empty="No activity yet.">
        {(entries) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {entries.map((entry) => (
              <li key={entry.id}>
                <ActivityCard entry={entry} onOpen={() => open(entry.id)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {openId && <ActivitySheet id={openId} onClose={() => open(undefined)} />}
    </section>
  );
}

/** The same at the end of a page, collapsed, for a user who may read the log. */
export function RecordHistory(record: Props) {
  const mayRead = can(useActor(), 'activityLog', 'R');
  const [isOpen, setOpen] = useState(false);
  if (!mayRead) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line bg-surface px-4 py-2 print:hidden"
    >
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 text-sm font-semibold site:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 text-text-2 group-open:rotate-90" />
        Activity
      </summary>
      {isOpen && <RecordActivity {...record} />}
    </details>
  );
}
