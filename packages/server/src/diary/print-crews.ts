import type { Day } from '@sitewright/domain/diary/day';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { addedByEntries, arePeopleLeftOut } from '@sitewright/domain/diary/figures';
import { operativeHours } from '@sitewright/domain/diary/hours-labels';
import { operativeHoursOf, peopleIn } from '@sitewright/domain/diary/labor';
import { formatDate, londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { hoursOfMinutes } from '@sitewright/domain/kernel/hours';
import { certificateState } from '@sitewright/domain/plant/alerts';
import { quietText, tableUnder } from '../platform/pdf/blocks.ts';
import type { Block } from '../platform/pdf/print.ts';
import type { PrintedCrew, PrintedMachine } from './print-site.ts';

type Worked = { day: Day; entries: readonly DiaryEntry[]; crews: readonly PrintedCrew[] };

/** The crews: by the clock, otherwise from the entries. */
export function crewBlocks({ day, entries, crews }: Worked): Block[] {
  const clocked = new Set(crews.map(({ diaryEntryId }) => diaryEntryId));
  const unclocked = entries.filter(
    ({ id, type, labor }) => type === 'labour' && !clocked.has(id) && peopleIn(labor) > 0,
  );
  const isLeftOut = arePeopleLeftOut(entries, crews, day.date);
  const added = addedByEntries(entries, crews, day.date);
  const rows = [
    ...crews.map((crew) => rowOfCrew(crew, isLeftOut(crew.company, 'byClock'))),
    ...unclocked.map((entry) =>
      rowOfEntry(entry, isLeftOut(entry.company, 'byWord'), added.get(entry.id) ?? 0),
    ),
  ];
  if (rows.length === 0) return [];
  return [
    ...tableUnder('Crews', {
      columns: [
        { header: 'Crew', share: 5 },
        { header: 'Start', share: 1.4 },
        { header: 'Finish', share: 1.6 },
        { header: 'Worked', share: 1.6, align: 'right' },
        { header: 'Paused', share: 1.6, align: 'right' },
        { header: 'People', share: 1.4, align: 'right' },
        { header: operativeHours.label, share: 2.6, align: 'right' },
      ],
      rows,
      totals: ['Total', '', '', '', '', String(day.peopleOnSite), day.labourHours],
    }),
    quietText(notesOf(rows).join('\n')),
  ];
}

const totalNote =
  'The total counts each person once and rounds the hours once, so it can differ from the sum of the rows. A company’s entries at different times of the day are taken as the same people.';
const bracketsNote =
  'Figures in brackets are not in the total. Where a company was on the clock and also has an entry, only the larger number of people counts, and the entry’s hours count only outside its time on the clock.';

const notesOf = (rows: readonly string[][]): string[] => [
  `${operativeHours.label}: ${operativeHours.meaning}`,
  totalNote,
  ...(rows.some((row) => row.slice(-2).some((figure) => figure.includes('(')))
    ? [bracketsNote]
    : []),
];

const peopleText = (people: number, isLeftOut: boolean): string =>
  isLeftOut ? `(${people})` : String(people);

const rowOfCrew = (crew: PrintedCrew, isLeftOut: boolean): string[] => [
  crew.name,
  londonTime(new Date(crew.startedAt)),
  crew.finishedAt ? londonTime(new Date(crew.finishedAt)) : 'at work',
  `${hoursOfMinutes(crew.worked)} h`,
  `${hoursOfMinutes(crew.paused)} h`,
  peopleText(crew.operatives, isLeftOut),
  hoursOfMinutes(crew.worked * crew.operatives),
];

function rowOfEntry(entry: DiaryEntry, isLeftOut: boolean, added: number): string[] {
  const { company, author, startTime, finishTime, hours, labor } = entry;
  return [
    company ?? author,
    startTime ?? '',
    finishTime ?? '',
    `${hours} h`,
    '',
    peopleText(peopleIn(labor), isLeftOut),
    hoursText(hoursOfMinutes(added), operativeHoursOf(entry)),
  ];
}

/** `9.0 (31.5)` where only a part of the hours is in the total. */
const hoursText = (added: string, all: string): string => {
  if (added === all) return all;
  return added === '0.0' ? `(${all})` : `${added} (${all})`;
};

type Plant = { plant: readonly PrintedMachine[]; day: Day };

/** The plant on site, how long it worked by its clock or by the diary, and whether it was in quarantine. */
export const plantBlocks = ({ plant, day: { date } }: Plant): Block[] =>
  tableUnder('Plant on site', {
    columns: [
      { header: 'Machine', share: 4 },
      { header: 'Supplier', share: 4 },
      { header: 'On hire since', share: 2.4 },
      { header: 'Worked', share: 1.6, align: 'right' },
      { header: 'Certificate', share: 4 },
    ],
    rows: plant.map((machine) => [
      machine.name,
      machine.supplier ?? '',
      formatDate(londonDay(new Date(machine.onHireAt))),
      workedText(machine.worked),
      certificateOn(date, machine.certificateExpiry),
    ]),
  });

const workedText = (minutes: number): string =>
  minutes > 0 ? `${hoursOfMinutes(minutes)} h` : '–';

/** As it was on the printed day. */
const certificateOn = (date: string, expiry: string | null): string =>
  expiry === null
    ? 'None recorded'
    : certificateState(expiry, date) === 'expired'
      ? `EXPIRED ${formatDate(expiry)}`
      : `Valid to ${formatDate(expiry)}`;
