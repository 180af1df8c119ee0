import type { FileComment, NewFileComment } from '@sitewright/domain/files/file-comment';
import type { Reaction } from '@sitewright/domain/files/reaction';
import type { Actor } from '@sitewright/domain/kernel/access';
import { createdAtOf } from '@sitewright/domain/kernel/created-at';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { desc, eq } from 'drizzle-orm';
import { findUserName } from '../platform/audit.ts';
import { findRow, insertRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { deleteReaction, insertReaction, withReactionsIn } from './reactions.ts';
import { commentReactions, fileComments } from './table.ts';

const most = 1_000;

/** Oldest first. */
export async function listComments(tx: Tx, fileId: number, actor: Actor) {
  const rows = await tx
    .select()
    .from(fileComments)
    .where(eq(fileComments.fileId, fileId))
    .orderBy(desc(fileComments.id))
    .limit(most);
  return new Page(await withReactions(tx, rows.toReversed(), actor));
}

export async function insertComment(
  tx: Tx,
  fileId: number,
  draft: NewFileComment,
  actor: Actor,
  now: Date,
) {
  const author = await findUserName(tx, actor);
  const createdAt = createdAtOf(draft.createdAt, now);
  const comment = { fileId, content: draft.content, author, userId: actor.userId, createdAt };
  return shown(tx, await insertRow(tx, fileComments, comment, actor), actor);
}

export const findComment = async (tx: Tx, id: number, actor: Actor): Promise<FileComment> =>
  shown(tx, await findRow(tx, fileComments, id), actor);

export async function addReaction(tx: Tx, id: number, emoji: Reaction, actor: Actor) {
  await insertReaction(tx, commentReactions, id, emoji, actor);
  return findComment(tx, id, actor);
}

export async function removeReaction(tx: Tx, id: number, emoji: Reaction, actor: Actor) {
  await deleteReaction(tx, commentReactions, id, emoji, actor);
  return findComment(tx, id, actor);
}

type Row = typeof fileComments.$inferSelect;

const shown = async (tx: Tx, row: Row, actor: Actor): Promise<FileComment> =>
  found((await withReactions(tx, [row], actor))[0]);

const withReactions = (tx: Tx, rows: Row[], actor: Actor): Promise<FileComment[]> =>
  withReactionsIn(
    tx,
    commentReactions,
    rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    actor,
  );
