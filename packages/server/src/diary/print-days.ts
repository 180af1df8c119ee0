import { changesIn, type Edit, editOf } from '@sitewright/domain/diary/amended-fields';
import type { Day, DayStatus } from '@sitewright/domain/diary/day';
import type { Amendment, DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import {
  entryHours,
  operativeHours,
  operativeHoursLost,
} from '@sitewright/domain/diary/hours-labels';
import { readLabor } from '@sitewright/domain/diary/labor';
import {
  formatDateTime,
  formatFullDate,
  londonDay,
  londonTime,
} from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import { filledFacts, heading, printedAt, quietText, text, under } from '../platform/pdf/blocks.ts';
import type { Block, Letterhead, Picture, Print, UnsplitBlock } from '../platform/pdf/print.ts';
import type { PlainComment } from './comments.ts';
import { crewBlocks, plantBlocks } from './print-crews.ts';
import type { PrintedCrew, PrintedMachine } from './print-site.ts';
import { recordBlocks } from './records-of-day.ts';

/** A day with everything that is printed of it. */
export type PrintedDay = {
  day: Day;
  entries: readonly DiaryEntry[];
  comments: readonly PlainComment[];
  crews: readonly PrintedCrew[];
  plant: readonly PrintedMachine[];
  /** Amendments by entry id, latest first. */
  amendments: ReadonlyMap<number, readonly Amendment[]>;
  /** In one line; null while it is unknown. */
  weather: string | null;
  /** Photos by entry id, with those of its delivery tickets. */
  pictures: ReadonlyMap<number, readonly Picture[]>;
  /** Photos by comment id. */
  commentPictures: ReadonlyMap<number, readonly Picture[]>;
};

type Diary = {
  letterhead: Letterhead;
  project: Pick<Project, 'name' | 'code' | 'clientName' | 'address' | 'postcode'>;
  days: readonly PrintedDay[];
  now: Date;
};

/** Each day on its own pages; several days begin with an index. */
export function diaryPrint({ letterhead, project, days, now }: Diary): Print {
  const dates = days.map(({ day }) => formatFullDate(day.date));
  const [first = '', last = first] = [dates.at(0), dates.at(-1)];
  return {
    letterhead,
    title: `Site diary: ${project.name}`,
    subtitle: days.length > 1 ? `${first} to ${last}` : first,
    ...printedAt(now),
    blocks: [
      ...contractFacts(project),
      ...(days.length > 1
        ? [...listOf(days), ...days.flatMap(onNewPage)]
        : days.flatMap(dayBlocks)),
    ],
  };
}

const contractFacts = ({ code, clientName, address, postcode }: Diary['project']): Block[] => {
  const facts = filledFacts([
    ['Contract', code],
    ['Client', clientName],
    ['Site', [address, postcode].filter(Boolean).join(', ')],
  ]);
  return facts.length > 0 ? [{ kind: 'facts', facts }] : [];
};

const listOf = (days: readonly PrintedDay[]): Block[] => [
  {
    kind: 'table',
    columns: [
      { header: 'Day', share: 4 },
      { header: 'Weather', share: 5 },
      { header: 'Entries', share: 1.3, align: 'right' },
      { header: 'People', share: 1.3, align: 'right' },
      { header: operativeHours.label, share: 1.9, align: 'right' },
      { header: 'Status', share: 3 },
    ],
    rows: days.map(({ day, weather }) => [
      formatFullDate(day.date),
      weather ?? '',
      String(day.entries),
      String(day.peopleOnSite),
      day.labourHours,
      stateOf(day),
    ]),
  },
];

const onNewPage = (printed: PrintedDay): Block[] => [
  { kind: 'page' },
  heading(formatFullDate(printed.day.date)),
  ...dayBlocks(printed),
];

const dayBlocks = (printed: PrintedDay): Block[] => [
  { kind: 'facts', facts: dayFacts(printed) },
  ...crewBlocks(printed),
  ...plantBlocks(printed),
  ...entriesOf(printed),
  ...recordBlocks(printed.day),
  ...commentBlocks(printed),
  signatureOf(printed.day),
];

/** An entry is not split over pages, and the heading stays with the first. */
function entriesOf(printed: PrintedDay): Block[] {
  const [first = [], ...others] = printed.entries.map((entry) => entryPieces(entry, printed));
  const note = printed.entries.length > 0 ? hoursNote : noEntriesText;
  const head = [heading('Entries'), quietText(note)];
  return [[...head, ...first], ...others].map((blocks) => ({ kind: 'together', blocks }));
}

const noEntriesText = 'No entries for this day.';
const hoursNote = `${entryHours.label}: ${entryHours.meaning}`;

const dayFacts = ({ day, weather }: PrintedDay) =>
  [
    ['Weather', weather ?? 'Not recorded'],
    ['Status', stateOf(day)],
    ['People on site', String(day.peopleOnSite)],
    [operativeHours.label, day.labourHours],
    ['Plant on hire', String(day.plantOnHire)],
    [operativeHoursLost.label, day.hoursLost],
    ['Issues opened', String(day.issuesOpened)],
    ...(day.isNoWork ? [['No work', day.noWorkReason ?? ''] as const] : []),
    ...(day.acceptedGaps.length > 0
      ? [['Missing items accepted', day.acceptedGaps.join(' ')] as const]
      : []),
  ] as const;

const states: Record<DayStatus, string> = {
  draft: 'Draft, not signed off',
  submitted: 'Submitted, not signed off',
  approved: 'Signed off',
  amended: 'Signed off, amended since',
};

const stateOf = ({ status }: Day): string => states[status];

function entryPieces(entry: DiaryEntry, { pictures, amendments }: PrintedDay): UnsplitBlock[] {
  const { company, jobRole, startTime, finishTime, hours, workSummary } = entry;
  const times = startTime && finishTime ? `${startTime}–${finishTime}` : undefined;
  const title = [times, company, jobRole].filter(Boolean).join(' · ') || entry.author;
  const amended = amendments.get(entry.id) ?? [];
  const details = [
    ...detailsOf(entry),
    ...editTexts(editOf(entry, amended)),
    ...amended.map(amendmentText),
  ];
  return [
    { kind: 'item', title, aside: `${hours} h` },
    text(workSummary),
    quietText(details.join('\n')),
    { kind: 'pictures', pictures: pictures.get(entry.id) ?? [] },
  ];
}

function detailsOf(entry: DiaryEntry): string[] {
  const { plant, weatherImpact, materialsDelivered, labor, author, recordedAt } = entry;
  const details = [
    ['Plant', plant],
    ['Labour', readLabor(labor).labour],
    ['Weather impact', weatherImpact],
    ['Materials delivered', materialsDelivered],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return [...details, `${author}, recorded ${formatDateTime(new Date(recordedAt))}`];
}

/** Who changed it last before the sign-off; amendments speak for themselves. */
const editTexts = (edit: Edit | undefined): string[] =>
  edit
    ? [
        [
          'Edited',
          edit.editedByName && `by ${edit.editedByName},`,
          formatDateTime(new Date(edit.updatedAt)),
        ]
          .filter(Boolean)
          .join(' '),
      ]
    : [];

/** With the old value of what was changed. */
const amendmentText = ({ before, after, amendedByName, amendedAt, reason }: Amendment): string =>
  [
    `${before ? 'Amended' : 'Added'} after sign-off by ${amendedByName}, ${formatDateTime(new Date(amendedAt))}: ${reason}`,
    ...(before ? changesIn(before, after).map(({ field, was }) => `${field} before: ${was}`) : []),
  ].join('\n');

const commentBlocks = ({ comments, commentPictures, day }: PrintedDay): Block[] =>
  under(
    'Comments',
    comments.flatMap((comment): UnsplitBlock[] => [
      text(
        `${writtenAt(comment)}  ${comment.author}${aboutHour(comment)}${whenLate(comment, day)}: ${comment.comment}`,
      ),
      { kind: 'pictures', pictures: commentPictures.get(comment.id) ?? [] },
    ]),
  );

const isWrittenOnTheDay = ({ createdAt, date }: PlainComment): boolean =>
  londonDay(new Date(createdAt)) === date.slice(0, 10);

/** The time at which it was written; on another day with the date. */
const writtenAt = (comment: PlainComment): string => {
  const written = new Date(comment.createdAt);
  return isWrittenOnTheDay(comment) ? londonTime(written) : formatDateTime(written);
};

/** The hour that it is about, if it was not written in that hour of that day. */
const aboutHour = (comment: PlainComment): string => {
  const hour = londonTime(new Date(comment.createdAt)).slice(0, 2);
  return isWrittenOnTheDay(comment) && hour === comment.timeSlot.slice(0, 2)
    ? ''
    : `, about ${comment.timeSlot}`;
};

/** Marks comments that were added after the sign-off. */
const whenLate = ({ createdAt }: PlainComment, { signedOffAt }: Day): string =>
  signedOffAt && createdAt > signedOffAt
    ? ` (added after sign-off, ${formatDateTime(new Date(createdAt))})`
    : '';

/** An empty box for a signature by hand while the day is not signed. */
const signatureOf = ({ signedOffByName, signedOffAt }: Day): Block => ({
  kind: 'signature',
  label: signedOffByName ? 'Signed off by' : 'Signature',
  name: signedOffByName ?? '',
  when: signedOffAt ? formatDateTime(new Date(signedOffAt)) : 'Not signed off yet',
});
