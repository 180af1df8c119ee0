import type { DaySquare, StoredDay } from '@sitewright/domain/diary/day';
import { type DiaryPeriod, dayMark } from '@sitewright/domain/diary/day-mark';
import { writeOnDay } from '@sitewright/domain/diary/day-status';
import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, daysBetween, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { isOver } from '@sitewright/domain/projects/status';
import { and, eq, sql } from 'drizzle-orm';
import { updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { diaryDays } from './table.ts';

type Row = typeof diaryDays.$inferSelect;

/** Why something on a signed day has to change. */
export type Reason = string | null | undefined;

export const onDay = (projectId: number, date: string) =>
  and(eq(diaryDays.projectId, projectId), eq(diaryDays.date, date));

export const findDay = async (tx: Tx, projectId: number, date: string): Promise<StoredDay> =>
  found((await findDays(tx, projectId, [date]))[0]);

/** In the order asked for; a day without a row is a draft. */
export async function findDays(
  tx: Tx,
  projectId: number,
  dates: readonly string[],
): Promise<StoredDay[]> {
  const isOneOf = and(
    eq(diaryDays.projectId, projectId),
    sql`${diaryDays.date} = any(${sql.param(dates)}::date[])`,
  );
  const rows = await tx.select().from(diaryDays).where(isOneOf);
  const stored = new Map(rows.map((row) => [row.date, toDay(row)]));
  return dates.map((date) => stored.get(date) ?? { ...blank, projectId, date });
}

export async function saveDay(tx: Tx, day: StoredDay, actor: Actor): Promise<StoredDay> {
  const { projectId, date, submittedAt, signedOffAt, ...fields } = day;
  const [row] = await tx
    .update(diaryDays)
    .set({
      ...fields,
      submittedAt: submittedAt === null ? null : new Date(submittedAt),
      signedOffAt: signedOffAt === null ? null : new Date(signedOffAt),
      ...updatedBy(actor),
    })
    .where(onDay(projectId, date))
    .returning();
  return toDay(found(row));
}

/** Updates the days that an entry touches; refuses where a day is signed off. */
export async function markDays(tx: Tx, days: readonly StoredDay[], reason: Reason, actor: Actor) {
  const written = days.map((day) => writeOnDay(day, reason));
  for (const day of written) await saveDay(tx, day, actor);
}

/** The days on which a contract should have a diary. */
export async function findTerm(tx: Tx, projectId: number): Promise<DiaryPeriod> {
  const { startDate, finishDate, status, createdAt } = await contractOf(tx, projectId);
  return { from: startDate ?? londonDay(createdAt), to: isOver(status) ? finishDate : null };
}

type Range = { from: string; to: string };
type CalendarRow = Pick<StoredDay, 'date' | 'status' | 'isNoWork'> & { entries: number };

/** The calendar between two days, both included. */
export async function listSquares(
  tx: Tx,
  projectId: number,
  { from, to }: Range,
  today: string,
): Promise<DaySquare[]> {
  const term = await findTerm(tx, projectId);
  const isHere = sql`project_id = ${projectId} and date between ${from} and ${to}`;
  const { rows } = await tx.execute<CalendarRow>(sql`
    select to_char(date, 'YYYY-MM-DD') as date, coalesce(status, 'draft') as status,
           coalesce(is_no_work, false) as "isNoWork", coalesce(entries, 0)::int as entries
    from (select date, status, is_no_work from diary_days where ${isHere}) days
    full join (select date, count(*) as entries from diary_entries where ${isHere} group by date) written
    using (date)`);
  const stored = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => {
    const date = daysAfter(from, i);
    const day = stored.get(date) ?? { date, status: 'draft', isNoWork: false, entries: 0 };
    const { entries, isNoWork } = day;
    return { date, entries, isNoWork, mark: dayMark(day, term, today) };
  });
}

const blank = {
  status: 'draft',
  isNoWork: false,
  noWorkReason: null,
  submittedAt: null,
  submittedBy: null,
  submittedByName: null,
  signedOffAt: null,
  signedOffBy: null,
  signedOffByName: null,
  acceptedGaps: [],
} satisfies Partial<StoredDay>;

export const toDay = (row: Row): StoredDay => ({
  projectId: row.projectId,
  date: row.date,
  status: row.status,
  isNoWork: row.isNoWork,
  noWorkReason: row.noWorkReason,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  submittedBy: row.submittedBy,
  submittedByName: row.submittedByName,
  signedOffAt: row.signedOffAt?.toISOString() ?? null,
  signedOffBy: row.signedOffBy,
  signedOffByName: row.signedOffByName,
  acceptedGaps: row.acceptedGaps,
});
