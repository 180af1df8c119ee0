import { hasPrintedPage } from '@sitewright/domain/diary/day-mark';
import type { Amendment, DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { weatherSentence } from '@sitewright/domain/weather/weather-sentence';
import { findLetterhead } from '../organizations/public.ts';
import { asJpeg } from '../platform/files/images.ts';
import type { Storage } from '../platform/files/storage.ts';
import { Download } from '../platform/http/downloads.ts';
import { makePdf } from '../platform/pdf/make-pdf.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { listAmendments } from './amendments.ts';
import { listComments } from './comments.ts';
import { readDay } from './day-facts.ts';
import { findDay, listSquares } from './days.ts';
import { entriesWhere } from './entries.ts';
import { diaryPrint, type Picture, type PrintedDay } from './print-days.ts';
import { crewsOn, plantOn } from './print-site.ts';

type Range = { from: string; to: string };

/** Of several days, those that have entries or should have. */
export async function datesToPrint(tx: Tx, projectId: number, range: Range, now: Date) {
  const squares = await listSquares(tx, projectId, range, londonDay(now));
  return squares.filter(hasPrintedPage).map(({ date }) => date);
}

/** The weather of a day, where there is a record; `app.ts` hands it over. */
export type FindWeather = (
  tx: Tx,
  projectId: number,
  date: string,
) => Promise<WeatherRecord | undefined>;

type Printing = { now: Date; findWeather: FindWeather };

/** Read in the transaction, drawn after it. */
export async function diaryPdf(
  tx: Tx,
  projectId: number,
  dates: readonly string[],
  printing: Printing,
) {
  const { now } = printing;
  const project = await contractOf(tx, projectId);
  const letterhead = await findLetterhead(tx);
  const days: Loaded[] = [];
  for (const date of dates) days.push(await loadDay(tx, projectId, date, printing));
  const name = [`Diary ${project.slug}`, dates.at(0), dates.length > 1 && dates.at(-1)];
  return new Download({
    type: 'application/pdf',
    name: `${name.filter(Boolean).join(' ')}.pdf`,
    make: async (storage) => {
      const printed: PrintedDay[] = [];
      for (const day of days) printed.push(await withPictures(day, storage));
      return makePdf(diaryPrint({ letterhead, project, days: printed, now }));
    },
  });
}

type StoredPhoto = { entryId: number; key: string; caption: string };
type Loaded = Omit<PrintedDay, 'pictures'> & { photos: StoredPhoto[] };

/** As many as fit on a page; the screen shows the others. */
const mostPhotos = 6;
const mostEntries = 1_000;

async function loadDay(
  tx: Tx,
  projectId: number,
  date: string,
  { now, findWeather }: Printing,
): Promise<Loaded> {
  const filters = { 'project_id = ?': [projectId], 'date = ?': [date] };
  const entries = (await entriesWhere(tx, filters, mostEntries)).toSorted(byTime);
  const place = { projectId, date };
  const record = await findWeather(tx, projectId, date);
  return {
    day: await readDay(tx, await findDay(tx, projectId, date), now),
    entries,
    comments: await listComments(tx, projectId, date),
    crews: await crewsOn(tx, place, now),
    plant: await plantOn(tx, place, now),
    amendments: await amendmentsOf(tx, entries),
    weather: record ? weatherSentence(record) : null,
    photos: await photosOn(
      tx,
      entries.map(({ id }) => id),
    ),
  };
}

async function amendmentsOf(tx: Tx, entries: readonly DiaryEntry[]) {
  const amendments = new Map<number, Amendment[]>();
  for (const entry of entries.filter(({ isAmended }) => isAmended))
    amendments.set(entry.id, await listAmendments(tx, entry));
  return amendments;
}

/** By time of day; entries without a time come last. */
const byTime = (left: DiaryEntry, right: DiaryEntry): number =>
  (left.startTime ?? '~').localeCompare(right.startTime ?? '~') || left.id - right.id;

const photosOn = (tx: Tx, entryIds: number[]): Promise<StoredPhoto[]> =>
  queryRows<StoredPhoto>(
    tx,
    `select diary_entry_id as "entryId", coalesce(thumbnail, path) as key,
      coalesce(description, original_name) as caption
    from (select *, row_number() over (partition by diary_entry_id order by id) as place from files
      where diary_entry_id = any($1) and mimetype like 'image/%') numbered
    where place <= ${mostPhotos} order by id`,
    [entryIds],
  );

async function withPictures({ photos, ...day }: Loaded, storage: Storage): Promise<PrintedDay> {
  const pictures = new Map<number, Picture[]>();
  for (const { entryId, key, caption } of photos) {
    const before = pictures.get(entryId) ?? [];
    pictures.set(entryId, [...before, { bytes: await pictureAt(key, storage), caption }]);
  }
  return { ...day, pictures };
}

const pictureAt = async (key: string, storage: Storage): Promise<Uint8Array> =>
  asJpeg(Buffer.concat(await (await storage.read(key)).toArray()));
