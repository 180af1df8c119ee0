import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { amendableContent, dayOf } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { saveAmendment } from './amendments.ts';
import { markDays } from './days.ts';
import { lockDay as day, lockDays as days, lockEntry as entry } from './lock-day.ts';
import { diaryForPack as forPack } from './pack.ts';
import { saveEntry } from './store.ts';
import { diaryEntries } from './table.ts';
import { writeEntries as write } from './write-entries.ts';

const hasEntry = `exists (select from diary_entries e where e.project_id = p.id and e.date = $1::date)`;
const hasCrew = `exists (select from labour_sessions s where s.project_id = p.id
  and s.started_at >= ($1::date)::timestamp at time zone 'Europe/London'
  and s.started_at < ($1::date + 1)::timestamp at time zone 'Europe/London')`;
const isNoWork = `exists (select from diary_days d where d.project_id = p.id and d.date = $1::date and d.is_no_work)`;

/** SQL, for contract `p` and day `$1`. */
export const diaryDueSql = {
  isGoing: `p.status = 'active' and (p.finish_date is null or p.finish_date >= $1::date)`,
  /** The first day that needs a diary. */
  from: `greatest(coalesce(p.start_date, '2000-01-01'), (p.created_at at time zone 'Europe/London')::date)`,
  /** The day has an entry or a crew by the clock, or is marked as without work. */
  isDone: `(${hasEntry} or ${hasCrew} or ${isNoWork})`,
  /** A crew has started by the clock, and no entry is written yet. */
  isCrewOnly: `(${hasCrew} and not ${hasEntry} and not ${isNoWork})`,
};

/** Locked for writing and for signing off, so that the two cannot overlap. */
export const lockDay = day;

/** Earliest first, to prevent deadlocks. */
export const lockDays = days;

/** Locks an entry with its day and the day it may move to, so that neither is signed off meanwhile. */
export const lockEntry = entry;

/** Writes entries on locked days, in order; a signed day needs a reason, which is stored. */
export const writeEntries = write;

/** The part of a contract's diary that a phone stores. */
export const diaryForPack = forPack;

type Entry = Awaited<ReturnType<typeof lockEntry>>;

/** Changes a locked entry. */
export async function changeEntryText(
  tx: Tx,
  { entry, days }: Entry,
  workSummary: string,
  actor: Actor,
) {
  await markDays(tx, days, null, actor);
  await saveRow(tx, diaryEntries, entry.id, { workSummary }, actor);
}

/** Changes the content of a locked entry, on a signed day as an amendment; nothing where it is the same. */
export async function amendEntry(
  tx: Tx,
  { entry, days }: Entry,
  changed: DiaryEntry,
  { reason, actor }: { reason: string; actor: Actor },
): Promise<void> {
  const [was, is] = [entry, changed].map((version) => JSON.stringify(amendableContent(version)));
  if (was === is) return;
  const touched = days.filter(({ date }) =>
    [entry, changed].some((version) => dayOf(version) === date),
  );
  await markDays(tx, touched, reason, actor);
  const after = await saveEntry(tx, changed, actor);
  await saveAmendment(tx, touched, { before: entry, after, reason }, actor);
}
