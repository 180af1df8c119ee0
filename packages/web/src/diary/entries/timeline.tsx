import type { DiaryComment } from '@sitewright/domain/diary/diary-comment';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownUp } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useActor } from '../../platform/session.ts';
import {
  useChangeContractSearch,
  useContractSearch,
} from '../../projects/contract-frame/contract-search.ts';
import { cn } from '../../ui/cn.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useFocusWhenFewer } from '../../ui/use-focus-when-fewer.ts';
import type { DayContext } from '../day/day-context.ts';
import { EmptyDay } from '../day/empty-day.tsx';
import type { LoadedDay } from '../obstacles.ts';
import { diaryQueries } from '../queries.ts';
import { QuietButton } from '../quiet-button.tsx';
import { ComingEntries } from './coming-entries.tsx';
import { EntryCard } from './entry-card.tsx';
import { sortEntries, timeOf } from './entry-labels.ts';

type Props = { place: DayContext; day: LoadedDay };

/** What was written on the day, by the time it happened. */
export function Timeline({ place, day }: Props) {
  const entries = useQuery(diaryQueries.ofDay(place));
  const comments = useQuery(diaryQueries.comments(place.project.id, place.date));
  return (
    <section aria-labelledby="entries" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TimelineHead count={entries.data?.length} isToday={place.date === place.today} />
      <ComingEntries place={place} />
      <Loaded
        query={entries}
        what="entries"
        empty={<EmptyDay place={place} day={day} />}
        skeleton={<Skeleton what="entries" shape="cards" count={2} />}
      >
        {(all) => <Entries place={place} day={day} entries={all} comments={comments.data ?? []} />}
      </Loaded>
    </section>
  );
}

function TimelineHead({ count, isToday }: { count: number | undefined; isToday: boolean }) {
  const { order } = useContractSearch();
  const change = useChangeContractSearch();
  const heading = useFocusWhenFewer<HTMLHeadingElement>(count ?? 0);
  return (
    <div className="flex min-h-7 items-center gap-2">
      <h2 id="entries" ref={heading} tabIndex={-1} className="flex-1 scroll-mt-16 text-sm!">
        Entries{' '}
        {!!count && (
          <span className="font-normal text-text-2">
            {count}
            {isToday && ' today'}
          </span>
        )}
      </h2>
      {!!count && count > 1 && (
        <QuietButton
          icon={ArrowDownUp}
          className="max-md:hidden"
          onClick={() => change({ order: order ? undefined : 'earliest' }, { replace: true })}
        >
          {order ? 'Earliest first' : 'Latest first'}
        </QuietButton>
      )}
    </div>
  );
}

/** What the reader has just written is brought into view, wherever its time puts it. */
function useScrollToOwn(entries: readonly DiaryEntry[]) {
  const { userId } = useActor();
  const known = useRef(new Set(entries.map(({ id }) => id)));
  useEffect(() => {
    const fresh = entries.find((entry) => entry.userId === userId && !known.current.has(entry.id));
    known.current = new Set(entries.map(({ id }) => id));
    if (fresh) document.getElementById(entryPlace(fresh))?.scrollIntoView({ block: 'nearest' });
  }, [entries, userId]);
}

const entryPlace = ({ id }: Pick<DiaryEntry, 'id'>): string => `entry-${id}`;

type EntriesProps = Props & { entries: DiaryEntry[]; comments: readonly DiaryComment[] };

function Entries({ place, day, entries, comments }: EntriesProps) {
  const { order = 'latest' } = useContractSearch();
  const drawn = useDeferredValue(entries.length, few);
  useScrollToOwn(entries);
  return (
    <ol className="relative grid gap-3 md:before:absolute md:before:top-2.5 md:before:bottom-0 md:before:left-[67px] md:before:w-px md:before:bg-line">
      {sortEntries(entries, order)
        .slice(0, drawn)
        .map((entry) => (
          <li
            key={entry.id}
            id={entryPlace(entry)}
            data-drawn-when-near={entries.length > many || undefined}
            className={cn(moment, entries.length > many && drawnWhenNear)}
          >
            <Moment entry={entry} />
            <EntryCard
              place={place}
              day={day}
              entry={entry}
              comments={comments.filter(({ recordId }) => recordId === entry.id)}
            />
          </li>
        ))}
    </ol>
  );
}

/** These are rendered first, the rest of a long day after them. */
const few = 10;
/** Beyond so many, entries are painted when scrolled near: their height is guessed, so the page moves a little. */
const many = 60;
const drawnWhenNear =
  '[contain-intrinsic-size:auto_11rem] [content-visibility:auto] print:[content-visibility:visible]';
const moment = 'relative grid grid-cols-[minmax(0,1fr)] md:grid-cols-[52px_minmax(0,1fr)] md:gap-8';

const Moment = ({ entry }: { entry: DiaryEntry }) => (
  <p className="relative text-right text-xs leading-5 font-semibold tabular-nums after:absolute after:top-[17px] after:-right-5 after:size-2.5 after:rounded-full after:border-2 after:border-text-2 after:bg-bg max-md:pb-1 max-md:text-left max-md:after:hidden md:pt-3">
    {timeOf(entry)}
    {entry.finishTime && (
      <span className="font-normal text-text-2 md:block md:leading-4"> to {entry.finishTime}</span>
    )}
  </p>
);
