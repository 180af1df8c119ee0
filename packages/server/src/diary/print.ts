import { hasPrintedPage } from '@sitewright/domain/diary/day-mark';
import type { Amendment, DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { listPrintPhotos, readPictures } from '../files/public.ts';
import { findLetterhead } from '../organizations/public.ts';
import type { Storage } from '../platform/files/storage.ts';
import { pdfDownload } from '../platform/pdf/make-pdf.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { listAmendments } from './amendments.ts';
import { listComments } from './comments.ts';
import { readDay } from './day-facts.ts';
import { findDay, listSquares } from './days.ts';
import { entriesWhere } from './entries.ts';
import { diaryPrint, type PrintedDay } from './print-days.ts';
import { crewsOn, deliveriesOf, plantOn } from './print-site.ts';

type Range = { from: string; to: string };

/** Of several days, those that have entries or should have. */
export async function datesToPrint(tx: Tx, projectId: number, range: Range, now: Date) {
  const squares = await listSquares(tx, projectId, range, londonDay(now));
  return squares.filter(hasPrintedPage).map(({ date }) => date);
}

/** The weather of a day in one line, where it is known; `app.ts` hands it over. */
export type FindWeather = (
  tx: Tx,
  projectId: number,
  date: string,
  now: Date,
) => Promise<string | null>;

type Printing = { now: Date; findWeather: FindWeather };

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
  const print = async (storage: Storage) => {
    const printed: PrintedDay[] = [];
    for (const { photos, commentPhotos, ...day } of days)
      printed.push({
        ...day,
        pictures: await readPictures(photos, storage),
        commentPictures: await readPictures(commentPhotos, storage),
      });
    return diaryPrint({ letterhead, project, days: printed, now });
  };
  return pdfDownload(name.filter(Boolean).join(' '), print, days.length);
}

type Photos = Parameters<typeof readPictures>[0];
type Loaded = Omit<PrintedDay, 'pictures' | 'commentPictures'> & {
  photos: Photos;
  commentPhotos: Photos;
};

/** As many as fit on a page; the screen shows the others. */
const photos = { caption: 'coalesce(description, original_name)', most: 6 };
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
  const comments = await listComments(tx, projectId, date);
  return {
    day: await readDay(tx, await findDay(tx, projectId, date), now),
    entries,
    comments,
    crews: await crewsOn(tx, place, now),
    plant: await plantOn(tx, place, now),
    amendments: await amendmentsOf(tx, entries),
    weather: await findWeather(tx, projectId, date, now),
    photos: [
      ...(await listPrintPhotos(tx, 'diaryEntryId', entries, photos)),
      ...(await ticketPhotos(tx, entries)),
    ],
    commentPhotos: await listPrintPhotos(tx, 'diaryCommentId', comments, photos),
  };
}

/** The photos of the tickets, with the entries that their deliveries wrote. */
async function ticketPhotos(tx: Tx, entries: readonly DiaryEntry[]) {
  const deliveries = await deliveriesOf(tx, entries);
  const entryOf = new Map(deliveries.map(({ id, diaryEntryId }) => [id, diaryEntryId]));
  const tickets = await listPrintPhotos(tx, 'deliveryId', deliveries, photos);
  return tickets.map((photo) => ({ ...photo, ownerId: entryOf.get(photo.ownerId) ?? 0 }));
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
