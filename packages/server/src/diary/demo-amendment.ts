import { eq, sql } from 'drizzle-orm';
import type { Demo } from '../platform/demo-part.ts';
import { diaryAmendments, diaryDays, diaryEntries } from './table.ts';

const reason = 'The engineer signed the check sheet the next day.';
const day = 24 * 60 * 60 * 1000;

/** Amends one entry of a signed day. */
export async function amendOneEntry({ tx, people, now }: Demo, date: string): Promise<void> {
  const [entry] = await tx
    .select()
    .from(diaryEntries)
    .where(eq(diaryEntries.date, date))
    .orderBy(diaryEntries.id)
    .limit(1);
  if (!entry) return;
  const { id: diaryEntryId, projectId, workSummary, labor } = entry;
  const before = { workSummary, labor };
  const after = {
    workSummary: `${workSummary.replace(/\.$/, '')}; checked with the engineer.`,
    labor,
  };
  await tx
    .update(diaryEntries)
    .set({ workSummary: after.workSummary })
    .where(eq(diaryEntries.id, diaryEntryId));
  await tx.insert(diaryAmendments).values({
    diaryEntryId,
    reason,
    before,
    after,
    amendedAt: new Date(now.getTime() - day),
    amendedBy: people['Contracts Manager'],
    amendedByName: 'Priya Raman',
  });
  await tx
    .update(diaryDays)
    .set({ status: 'amended' })
    .where(sql`project_id = ${projectId} and date = ${date}`);
}
