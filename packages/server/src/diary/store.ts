import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { columnsFrom } from '@sitewright/domain/diary/labor';
import { amendableContent, dayOf, type NewEntry } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { formatDate } from '@sitewright/domain/kernel/calendar';
import { duplicateWindowSeconds } from '@sitewright/domain/kernel/duplicate-window';
import { saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { entriesWhere, findEntry } from './entries.ts';
import { diaryEntries } from './table.ts';
import { entriesSaved } from './write-entries.ts';

/** The same entry by the same user a moment ago: a double tap or a retry. */
export async function findDuplicate(
  tx: Tx,
  entry: NewEntry,
  { userId }: Actor,
): Promise<DiaryEntry | undefined> {
  const [twin] = await entriesWhere(
    tx,
    {
      'project_id = ?': [entry.projectId],
      'date = ?': [entry.date],
      'created_by = ?': [userId],
      'abs(extract(epoch from entered_at - ?::timestamptz)) <= ?': [
        entry.enteredAt,
        duplicateWindowSeconds,
      ],
      'work_summary = ?': [entry.workSummary],
      'labor = ?': [entry.labor],
      'weather_impact is not distinct from ?': [entry.weatherImpact],
      'materials_delivered is not distinct from ?': [entry.materialsDelivered],
      'weather is not distinct from ?::jsonb': [entry.weather],
      'shared_with = ?::text[]': [entry.sharedWith],
    },
    1,
  );
  return twin;
}

export async function saveEntry(tx: Tx, entry: DiaryEntry, actor: Actor): Promise<DiaryEntry> {
  const { date, ...content } = amendableContent(entry);
  const changes = { ...content, date: dayOf(entry), ...columnsFrom(entry.labor, dayOf(entry)) };
  await saveRow(tx, diaryEntries, entry.id, changes, actor);
  const saved = await findEntry(tx, entry.id);
  await entriesSaved.publish(tx, [saved], actor);
  return saved;
}

/** `Quay Street, 02/03/2026: Core wall shuttered`, so that it can be recognised in the bin. */
export async function nameForBin(tx: Tx, entry: DiaryEntry): Promise<string> {
  const { name } = await contractOf(tx, entry.projectId);
  return `${name}, ${formatDate(dayOf(entry))}: ${entry.workSummary.slice(0, 100)}`;
}
