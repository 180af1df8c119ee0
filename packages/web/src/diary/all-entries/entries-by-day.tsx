import { dayOf } from '@sitewright/domain/diary/rules';
import { Link } from '@tanstack/react-router';
import { CloudRain, Forklift, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { WaitingMark } from '../../outbox/waiting-mark.tsx';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { EntryHours } from '../entries/entry-hours.tsx';
import { entryTitle } from '../entries/entry-labels.ts';
import type { ListedEntry } from './entry-columns.tsx';

type Props = {
  entries: readonly ListedEntry[];
  /** What can be done with one. */
  menu: (entry: ListedEntry) => ReactNode;
};

/** On a phone: a heading for each day, and below it what was written about it. */
export const EntriesByDay = ({ entries, menu }: Props) =>
  daysIn(entries).map(([day, ofDay]) => (
    <section
      key={day}
      aria-label={formatLongDate(day)}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <h2 className="flex items-baseline justify-between gap-3 pt-2 text-base font-semibold">
        {formatLongDate(day)}
        <span className="text-xs font-normal text-text-2">
          {ofDay.length} {ofDay.length === 1 ? 'entry' : 'entries'}
        </span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {ofDay.map((entry) => (
          <li key={entry.id} className="rounded-card border border-line bg-surface p-4">
            <EntryCard entry={entry} menu={menu(entry)} />
          </li>
        ))}
      </ul>
    </section>
  ));

/** They come in the order of their days. */
function daysIn(entries: readonly ListedEntry[]): [string, ListedEntry[]][] {
  const days = new Map<string, ListedEntry[]>();
  for (const entry of entries) days.set(dayOf(entry), [...(days.get(dayOf(entry)) ?? []), entry]);
  return [...days];
}

const EntryCard = ({ entry, menu }: { entry: ListedEntry; menu: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{entryTitle(entry)}</p>
        <Contract entry={entry} />
      </div>
      <EntryHours hours={entry.hours} />
      <span className="-my-2 -mr-2">{menu}</span>
    </div>
    <p className="line-clamp-3 text-sm [overflow-wrap:anywhere]">{entry.workSummary}</p>
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-text-2 empty:hidden">
      {entry.plant && <Fact icon={Forklift} text={entry.plant} />}
      {entry.weatherImpact && <Fact icon={CloudRain} text={entry.weatherImpact} />}
      {entry.photos.length > 0 && <Fact icon={Image} text={String(entry.photos.length)} />}
      <span>{entry.author}</span>
    </p>
    <WaitingMark name="diaryEntryId" id={entry.id} />
  </div>
);

const Contract = ({ entry: { contract, slug, ...entry } }: { entry: ListedEntry }) =>
  slug ? (
    <Link
      to="/project/$slug"
      params={{ slug }}
      search={{ date: dayOf(entry) }}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {contract}
    </Link>
  ) : (
    <p className="text-sm text-text-2">{contract}</p>
  );

const Fact = ({ icon: Icon, text }: { icon: typeof Image; text: string }) => (
  <span className="inline-flex max-w-full min-w-0 items-center gap-1.5">
    <Icon aria-hidden="true" className="size-4" />
    <span className="truncate">{text}</span>
  </span>
);
