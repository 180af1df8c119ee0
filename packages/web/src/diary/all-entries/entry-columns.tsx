import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { entryHours } from '@sitewright/domain/diary/hours-labels';
import { readLabor } from '@sitewright/domain/diary/labor';
import { dayOf } from '@sitewright/domain/diary/rules';
import { Link } from '@tanstack/react-router';
import { Image } from 'lucide-react';
import { WaitingMark } from '../../outbox/waiting-mark.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { capitalised } from '../../ui/format/labels.ts';
import type { Column } from '../../ui/table/column.ts';
import { type ColumnOptions, textColumn } from '../../ui/table/columns.tsx';
import { typeIcons } from '../entry-form/type-switch.tsx';

/** An entry with the contract that it is of, as far as that is known. */
export type ListedEntry = DiaryEntry & { contract: string; slug: string | undefined };

/** Newest first, and no other way: only some of them are here to be sorted. */
const plain = (
  id: string,
  header: string,
  width: number,
  of: (entry: ListedEntry) => string | null,
  options: ColumnOptions<ListedEntry> = {},
) =>
  textColumn(id, header, of, {
    width,
    cell: (entry) => (
      <span className="line-clamp-2 text-text-2 whitespace-normal">{of(entry)}</span>
    ),
    sortBy: undefined,
    ...options,
  });

const date = plain('date', 'Date', 104, (entry) => formatDate(dayOf(entry)), {
  isName: true,
  cell: (entry) => <time dateTime={dayOf(entry)}>{formatDate(dayOf(entry))}</time>,
  exportAs: (entry) => new Date(entry.date),
});

const contract = plain('contract', 'Contract', 184, (entry) => entry.contract, {
  cell: (entry) =>
    entry.slug ? (
      <Link to="/project/$slug" params={{ slug: entry.slug }} search={{ date: dayOf(entry) }}>
        <span className="line-clamp-2 whitespace-normal">{entry.contract}</span>
      </Link>
    ) : (
      entry.contract
    ),
});

const type = plain('type', 'Type', 96, (entry) => capitalised(entry.type), {
  cell: (entry) => {
    const Icon = typeIcons[entry.type];
    return (
      <span className="inline-flex items-center gap-1.5 align-middle text-text-2">
        <Icon aria-hidden="true" className="size-4" />
        {capitalised(entry.type)}
      </span>
    );
  },
});

const hours = plain('hours', entryHours.label, 96, (entry) => entry.hours, {
  align: 'right',
  cell: (entry) => entry.hours,
  exportAs: (entry) => Number(entry.hours),
});

const searchedText = ({ workSummary, weatherImpact, materialsDelivered, labor }: ListedEntry) =>
  [workSummary, weatherImpact, materialsDelivered, readLabor(labor).labour].join('\n');

/** Searching here finds whatever the server looked through, also what no column shows. */
const summary = plain('summary', 'Summary', 240, searchedText, {
  cell: (entry) => (
    <>
      <span className="line-clamp-2 whitespace-normal [overflow-wrap:anywhere]">
        {entry.workSummary}
      </span>
      <WaitingMark name="diaryEntryId" id={entry.id} />
    </>
  ),
  exportAs: (entry) => entry.workSummary,
});

const photos = plain('photos', 'Photos', 70, (entry) => String(entry.photos.length), {
  align: 'right',
  cell: ({ photos: all }) =>
    all.length > 0 && (
      <span className="inline-flex items-center gap-1 align-middle text-text-2">
        <Image aria-hidden="true" className="size-4" />
        {all.length}
      </span>
    ),
  exportAs: (entry) => entry.photos.length,
});

const extra = { isExtra: true };

export const entryColumns: readonly Column<ListedEntry>[] = [
  date,
  contract,
  type,
  plain('company', 'Company', 136, (entry) => entry.company),
  plain('role', 'Role', 104, (entry) => entry.jobRole),
  hours,
  summary,
  plain('plant', 'Plant', 104, (entry) => entry.plant),
  photos,
  plain('author', 'Author', 108, (entry) => entry.author),
  plain('weather', 'Weather impact', 180, (entry) => entry.weatherImpact, extra),
  plain('materials', 'Materials', 180, (entry) => entry.materialsDelivered, extra),
];
