import type { DiaryComment, DiaryCommentDraft } from '@sitewright/domain/diary/diary-comment';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { photosOf } from '../files/public.ts';
import { findUserName } from '../platform/audit.ts';
import { insertRow, lockRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { diaryComments, diaryEntries } from './table.ts';

type Row = typeof diaryComments.$inferSelect;

/** A comment on an entry leaves with it, and is back when the entry is. */
const isThere = or(
  isNull(diaryComments.recordId),
  sql`exists (select from ${diaryEntries} where ${diaryEntries.id} = ${diaryComments.recordId})`,
);

/** Oldest first. */
export async function listComments(
  tx: Tx,
  projectId: number,
  date: string,
): Promise<DiaryComment[]> {
  const isOfDay = and(
    eq(diaryComments.projectId, projectId),
    eq(diaryComments.date, date),
    isThere,
  );
  const rows = await tx.select().from(diaryComments).where(isOfDay).orderBy(diaryComments.id);
  const photos = await photosOf(tx, 'diaryCommentId', rows);
  return rows.map((row) => toComment(row, photos(row)));
}

export const lockComment = (tx: Tx, id: number): Promise<Row> => lockRow(tx, diaryComments, id);

export async function insertComment(
  tx: Tx,
  projectId: number,
  { recordId, ...draft }: DiaryCommentDraft,
  actor: Actor,
): Promise<DiaryComment> {
  if (recordId) await requireEntry(tx, projectId, recordId);
  const values = {
    ...draft,
    projectId,
    recordId: recordId ?? null,
    recordType: recordId ? 'diary_entry' : null,
    author: await findUserName(tx, actor),
    userId: actor.userId,
  };
  return toComment(await insertRow(tx, diaryComments, values, actor), []);
}

export const deleteComment = (tx: Tx, id: number) =>
  tx.delete(diaryComments).where(eq(diaryComments.id, id));

/** The entry that a comment refers to must belong to the same contract. */
async function requireEntry(tx: Tx, projectId: number, id: number): Promise<void> {
  const isEntry = and(eq(diaryEntries.id, id), eq(diaryEntries.projectId, projectId));
  const [entry] = await tx.select({ id: diaryEntries.id }).from(diaryEntries).where(isEntry);
  found(entry);
}

const toComment = (row: Row, photos: DiaryComment['photos']): DiaryComment => ({
  ...row,
  photos,
  createdAt: row.createdAt.toISOString(),
});
