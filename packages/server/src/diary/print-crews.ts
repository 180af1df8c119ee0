import type { Day } from '@sitewright/domain/diary/day';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { operativeHours } from '@sitewright/domain/diary/hours-labels';
import { minutesOf, operativeHoursOf, peopleIn, readLabor } from '@sitewright/domain/diary/labor';
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
  const rows = [...crews.map(rowOfCrew), ...unclocked.map(rowOfEntry)];
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
    quietText(`${operativeHours.label}: ${operativeHours.meaning}\n${totalNote}`),
  ];
}

const totalNote =
  'Total: people in more than one row count once, and the hours are rounded once, so the rows may add up to more or less.';

const rowOfCrew = (crew: PrintedCrew): string[] => [
  crew.name,
  londonTime(new Date(crew.startedAt)),
  crew.finishedAt ? londonTime(new Date(crew.finishedAt)) : 'at work',
  `${hoursOfMinutes(crew.worked)} h`,
  `${hoursOfMinutes(crew.paused)} h`,
  String(crew.operatives),
  hoursOfMinutes(crew.worked * crew.operatives),
];

function rowOfEntry(entry: DiaryEntry) {
  const { company, author, startTime, finishTime, hours, labor } = entry;
  const people = peopleIn(labor);
  const each = `${hours} h`;
  const all = operativeHoursOf(entry);
  return [company ?? author, startTime ?? '', finishTime ?? '', each, '', String(people), all];
}

type Plant = { plant: readonly PrintedMachine[]; day: Day; entries: readonly DiaryEntry[] };

/** The plant on site, how long it worked by its clock or by the diary, and whether it was in quarantine. */
export const plantBlocks = ({ plant, day: { date }, entries }: Plant): Block[] =>
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
      workedText(machine.worked || minutesInDiary(machine, entries)),
      certificateOn(date, machine.certificateExpiry),
    ]),
  });

const workedText = (minutes: number): string =>
  minutes > 0 ? `${hoursOfMinutes(minutes)} h` : '–';

/** The entries of a machine; they count where its clock did not run. */
const minutesInDiary = ({ name }: PrintedMachine, entries: readonly DiaryEntry[]): number =>
  entries
    .filter(({ type, plant }) => type === 'plant' && plant === name)
    .reduce((sum, { labor, date }) => sum + minutesOf(readLabor(labor), date.slice(0, 10)), 0);

/** As it was on the printed day. */
const certificateOn = (date: string, expiry: string | null): string =>
  expiry === null
    ? 'None recorded'
    : certificateState(expiry, date) === 'expired'
      ? `EXPIRED ${formatDate(expiry)}`
      : `Valid to ${formatDate(expiry)}`;
