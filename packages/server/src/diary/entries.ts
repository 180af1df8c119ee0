import type {
  DiaryEntry,
  DiaryEntryFilter,
  DiaryTotals,
} from '@sitewright/domain/diary/diary-entry';
import { instantOf } from '@sitewright/domain/diary/rules';
import { found } from '@sitewright/domain/kernel/problem';
import { photosOf } from '../files/public.ts';
import {
  columnsOf,
  conditionsOf,
  escapeLike,
  type Filters,
  limitedTo,
  param,
  queryRows,
} from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { diaryEntries } from './table.ts';

type Row = Omit<DiaryEntry, 'photos' | 'recordedAt'> & { enteredAt: string };

const isAmended = 'exists (select from diary_amendments where diary_entry_id = diary_entries.id)';
/** Who changed it last; null if no one has. */
const editedByName =
  'case when version > 1 then (select name from users where users.id = diary_entries.updated_by) end';
const hasPhotos = 'exists (select from files where diary_entry_id = diary_entries.id)';
/** Exactly as in the indexes: without `nulls last` they would not be used. */
export const latestFirstSql =
  'diary_entries.date desc nulls last, diary_entries.id desc nulls last';
const searchText =
  "concat_ws(' ', work_summary, company, job_role, plant, author, weather_impact, materials_delivered)";

export const filtersOf = (filter: DiaryEntryFilter): Filters => ({
  'project_id = ?': param(filter.projectId),
  'date >= ?': param(filter.from),
  'date <= ?': param(filter.to),
  'type = ?': param(filter.type),
  'user_id = ?': param(filter.userId),
  [hasPhotos]: filter.hasPhotos && [],
  'weather_impact is not null': filter.hasWeatherImpact && [],
  [`${searchText} ilike ?`]: filter.q ? [`%${escapeLike(filter.q)}%`] : undefined,
});

/** Entries after the cursor; none where the cursor's entry does not exist. */
export const afterCursor = (cursor: number | undefined): Filters => ({
  '(date, id) < ((select date from diary_entries seen where seen.id = ?), ?)':
    cursor === undefined ? undefined : [cursor, cursor],
});

/** Matching entries with their photos, latest day first. */
export async function entriesWhere(tx: Tx, filters: Filters, limit: number): Promise<DiaryEntry[]> {
  const { where, values: given } = conditionsOf(filters);
  const { end, values } = limitedTo(limit, given);
  const text = `select ${columnsOf(diaryEntries)}, ${isAmended} as "isAmended",
    ${editedByName} as "editedByName" from diary_entries
    ${where} order by ${latestFirstSql} ${end}`;
  const rows = await queryRows<Row>(tx, text, values);
  const photos = await photosOf(tx, 'diaryEntryId', rows);
  return rows.map(({ enteredAt, ...row }) => ({
    ...row,
    date: instantOf(row.date),
    createdAt: enteredAt,
    recordedAt: row.createdAt,
    photos: photos(row),
  }));
}

export async function findEntry(tx: Tx, id: number): Promise<DiaryEntry> {
  const [entry] = await entriesWhere(tx, { 'id = ?': [id] }, 1);
  return found(entry);
}

export async function totalsWhere(tx: Tx, filters: Filters): Promise<DiaryTotals> {
  const { where, values } = conditionsOf(filters);
  const text = `select count(*)::int as entries, coalesce(sum(hours), 0)::numeric(12, 1) as hours,
    count(distinct lower(company))::int as companies, count(distinct date)::int as days
    from diary_entries ${where}`;
  const [totals] = await queryRows<DiaryTotals>(tx, text, values);
  return found(totals);
}
