import type { DiaryComment, DiaryCommentDraft } from '@sitewright/domain/diary/diary-comment';
import type { Reaction } from '@sitewright/domain/files/reaction';
import type { Actor } from '@sitewright/domain/kernel/access';
import { createdAtOf } from '@sitewright/domain/kernel/created-at';
import { found } from '@sitewright/domain/kernel/problem';
import { and, between, eq, isNull, or, sql } from 'drizzle-orm';
import { deleteReaction, insertReaction, photosOf, withReactionsIn } from '../files/public.ts';
import { findUserName } from '../platform/audit.ts';
import { findRow, insertRow, lockRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { diaryCommentReactions, diaryComments, diaryEntries } from './table.ts';

type Row = typeof diaryComments.$inferSelect;

/** Comments on entries that were deleted before comments went with them come back with the entry. */
const isThere = or(
  isNull(diaryComments.recordType),
  sql`exists (select from ${diaryEntries} where ${diaryEntries.id} = ${diaryComments.recordId})`,
);

/** A comment as it is printed: without what others think of it. */
export type PlainComment = Omit<DiaryComment, 'reactions'>;

export const listComments = (tx: Tx, projectId: number, date: string): Promise<PlainComment[]> =>
  listCommentsBetween(tx, projectId, { from: date, to: date });

/** Both days included; oldest first. */
export async function listCommentsBetween(
  tx: Tx,
  projectId: number,
  { from, to }: { from: string; to: string },
): Promise<PlainComment[]> {
  const isOfDays = and(
    eq(diaryComments.projectId, projectId),
    between(diaryComments.date, from, to),
    isThere,
  );
  const rows = await tx.select().from(diaryComments).where(isOfDays).orderBy(diaryComments.id);
  const photos = await photosOf(tx, 'diaryCommentId', rows);
  return rows.map((row) => toComment(row, photos(row)));
}

export const lockComment = (tx: Tx, id: number): Promise<Row> => lockRow(tx, diaryComments, id);

export async function insertComment(
  tx: Tx,
  projectId: number,
  { recordId, createdAt, ...draft }: DiaryCommentDraft,
  actor: Actor,
  now: Date,
): Promise<DiaryComment> {
  if (recordId) await requireEntry(tx, projectId, recordId);
  const values = {
    ...draft,
    projectId,
    recordId: recordId ?? null,
    recordType: recordId ? 'diary_entry' : null,
    author: await findUserName(tx, actor),
    userId: actor.userId,
    createdAt: createdAtOf(createdAt, now),
  };
  const row = await insertRow(tx, diaryComments, values, actor);
  return { ...toComment(row, []), reactions: [] };
}

/** The comment as the user sees it afterwards. */
export async function addReaction(tx: Tx, id: number, emoji: Reaction, actor: Actor) {
  const comment = await findComment(tx, id);
  await insertReaction(tx, diaryCommentReactions, id, emoji, actor);
  return shown(tx, comment, actor);
}

export async function removeReaction(tx: Tx, id: number, emoji: Reaction, actor: Actor) {
  const comment = await findComment(tx, id);
  await deleteReaction(tx, diaryCommentReactions, id, emoji, actor);
  return shown(tx, comment, actor);
}

async function findComment(tx: Tx, id: number): Promise<PlainComment> {
  const row = await findRow(tx, diaryComments, id);
  return toComment(row, (await photosOf(tx, 'diaryCommentId', [row]))(row));
}

const shown = async (tx: Tx, comment: PlainComment, actor: Actor): Promise<DiaryComment> =>
  found((await withReactions(tx, [comment], actor))[0]);

/** The comments with their reactions, as this user sees them. */
export const withReactions = (
  tx: Tx,
  comments: readonly PlainComment[],
  actor: Actor,
): Promise<DiaryComment[]> => withReactionsIn(tx, diaryCommentReactions, comments, actor);

/** The entry that a comment refers to must belong to the same contract. */
export async function requireEntry(tx: Tx, projectId: number, id: number): Promise<void> {
  const isEntry = and(eq(diaryEntries.id, id), eq(diaryEntries.projectId, projectId));
  const [entry] = await tx.select({ id: diaryEntries.id }).from(diaryEntries).where(isEntry);
  found(entry);
}

const toComment = (row: Row, photos: DiaryComment['photos']): PlainComment => ({
  ...row,
  photos,
  createdAt: row.createdAt.toISOString(),
});
