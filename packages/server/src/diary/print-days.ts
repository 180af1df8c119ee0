import type { Day, DayStatus } from '@sitewright/domain/diary/day';
import type { DiaryComment } from '@sitewright/domain/diary/diary-comment';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { readLabor } from '@sitewright/domain/diary/labor';
import { dateInWords, londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import type { Block, Letterhead, Print } from '../platform/pdf/print.ts';

export type Picture = { bytes: Uint8Array; caption: string };

/** A day with all that is printed of it. */
export type PrintedDay = {
  day: Day;
  entries: readonly DiaryEntry[];
  comments: readonly DiaryComment[];
  /** In one line; null while nobody knows. */
  weather: string | null;
  /** The photos of an entry, by its id. */
  pictures: ReadonlyMap<number, readonly Picture[]>;
};

type Diary = {
  letterhead: Letterhead;
  project: Pick<Project, 'name' | 'code' | 'clientName' | 'address' | 'postcode'>;
  days: readonly PrintedDay[];
  now: Date;
};

/** The diary of a day on its own pages; several days begin with a list of them. */
export function diaryPrint({ letterhead, project, days, now }: Diary): Print {
  const dates = days.map(({ day }) => dateInWords(day.date));
  const [first = '', last = first] = [dates.at(0), dates.at(-1)];
  return {
    letterhead,
    title: `Site diary: ${project.name}`,
    subtitle: days.length > 1 ? `${first} to ${last}` : first,
    madeAt: now,
    made: `printed ${momentOf(now)}`,
    blocks: [
      ...contractFacts(project),
      ...(days.length > 1
        ? [...listOf(days), ...days.flatMap(onNewPage)]
        : days.flatMap(dayBlocks)),
    ],
  };
}

const contractFacts = ({ code, clientName, address, postcode }: Diary['project']): Block[] => {
  const facts = [
    ['Contract', code],
    ['Client', clientName],
    ['Site', [address, postcode].filter(Boolean).join(', ')],
  ] as const;
  const known = facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  return known.length > 0 ? [{ kind: 'facts', facts: known }] : [];
};

const listOf = (days: readonly PrintedDay[]): Block[] => [
  {
    kind: 'table',
    columns: [
      { header: 'Day', share: 4 },
      { header: 'Weather', share: 5 },
      { header: 'Entries', share: 1.3, align: 'right' },
      { header: 'People', share: 1.3, align: 'right' },
      { header: 'Hours', share: 1.3, align: 'right' },
      { header: 'State', share: 3 },
    ],
    rows: days.map(({ day, weather }) => [
      dateInWords(day.date),
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
  { kind: 'heading', text: dateInWords(printed.day.date) },
  ...dayBlocks(printed),
];

const dayBlocks = (printed: PrintedDay): Block[] => [
  { kind: 'facts', facts: dayFacts(printed) },
  { kind: 'heading', text: 'Entries' },
  ...(printed.entries.length > 0
    ? printed.entries.flatMap((entry) => entryBlocks(entry, printed.pictures.get(entry.id) ?? []))
    : [{ kind: 'text', text: 'Nobody wrote an entry for this day.', isQuiet: true } as const]),
  ...commentBlocks(printed.comments, printed.day),
  signatureOf(printed.day),
];

const dayFacts = ({ day, weather }: PrintedDay) =>
  [
    ['Weather', weather ?? 'Not recorded'],
    ['State', stateOf(day)],
    ['People on site', String(day.peopleOnSite)],
    ['Operative hours', day.labourHours],
    ['Plant on hire', String(day.plantOnHire)],
    ['Hours lost', day.hoursLost],
    ['Issues opened', String(day.issuesOpened)],
    ...(day.isNoWork ? [['Nobody worked', day.noWorkReason ?? ''] as const] : []),
    ...(day.acceptedGaps.length > 0
      ? [['Gaps accepted', day.acceptedGaps.join(' ')] as const]
      : []),
  ] as const;

const states: Record<DayStatus, string> = {
  draft: 'Draft, not signed off',
  submitted: 'Submitted, not signed off',
  approved: 'Signed off',
  amended: 'Signed off, amended since',
};

const stateOf = ({ status }: Day): string => states[status];

function entryBlocks(entry: DiaryEntry, pictures: readonly Picture[]): Block[] {
  const { company, jobRole, startTime, finishTime, hours, workSummary } = entry;
  const times = startTime && finishTime ? `${startTime}–${finishTime}` : undefined;
  const title = [times, company, jobRole].filter(Boolean).join(' · ') || entry.author;
  return [
    { kind: 'item', title, aside: `${hours} h` },
    { kind: 'text', text: workSummary },
    { kind: 'text', text: detailsOf(entry).join('\n'), isQuiet: true },
    ...(pictures.length > 0 ? [{ kind: 'pictures', pictures } as const] : []),
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
  const written = `${author}, recorded ${momentOf(new Date(recordedAt))}`;
  return [...details, entry.isAmended ? `${written}, amended after the sign-off` : written];
}

const commentBlocks = (comments: readonly DiaryComment[], day: Day): Block[] =>
  comments.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Comments' },
        ...comments.map((comment) => ({
          kind: 'text' as const,
          text: `${comment.timeSlot}  ${comment.author}${whenLate(comment, day)}: ${comment.comment}`,
        })),
      ];

/** What was said later was not there when the day was signed. */
const whenLate = ({ createdAt }: DiaryComment, { signedOffAt }: Day): string =>
  signedOffAt && createdAt > signedOffAt
    ? ` (added after the sign-off, ${momentOf(new Date(createdAt))})`
    : '';

/** An empty box for a pen, while nobody has signed. */
const signatureOf = ({ signedOffByName, signedOffAt }: Day): Block => ({
  kind: 'signature',
  label: signedOffByName ? 'Signed off by' : 'Signature',
  name: signedOffByName ?? '',
  when: signedOffAt ? momentOf(new Date(signedOffAt)) : 'Not signed off yet',
});

/** 12/11/2026 17:40, by the clock on site. */
const momentOf = (instant: Date): string =>
  `${londonDay(instant).split('-').reverse().join('/')} ${londonTime(instant)}`;
