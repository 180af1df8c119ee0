import type { FileComment } from '@sitewright/domain/files/file-comment';
import { countReactions, type Reaction } from '@sitewright/domain/files/reaction';
import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { findUserName } from '../platform/audit.ts';
import { users } from '../platform/global-tables.ts';
import { findRow, insertRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
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

export async function insertComment(tx: Tx, fileId: number, content: string, actor: Actor) {
  const author = await findUserName(tx, actor);
  const comment = { fileId, content, author, userId: actor.userId };
  return shown(tx, await insertRow(tx, fileComments, comment, actor), actor);
}

export const findComment = async (tx: Tx, id: number, actor: Actor): Promise<FileComment> =>
  shown(tx, await findRow(tx, fileComments, id), actor);

export async function deleteComment(tx: Tx, { id }: FileComment): Promise<void> {
  await tx.delete(fileComments).where(eq(fileComments.id, id));
}

export async function addReaction(tx: Tx, commentId: number, emoji: Reaction, actor: Actor) {
  const reaction = { commentId, emoji, userId: actor.userId };
  await tx.insert(commentReactions).values(reaction).onConflictDoNothing();
  return findComment(tx, commentId, actor);
}

export async function deleteReaction(tx: Tx, commentId: number, emoji: Reaction, actor: Actor) {
  const isTheirs = and(
    eq(commentReactions.commentId, commentId),
    eq(commentReactions.emoji, emoji),
    eq(commentReactions.userId, actor.userId),
  );
  await tx.delete(commentReactions).where(isTheirs);
  return findComment(tx, commentId, actor);
}

type Row = typeof fileComments.$inferSelect;

async function shown(tx: Tx, row: Row, actor: Actor): Promise<FileComment> {
  const [comment] = await withReactions(tx, [row], actor);
  return found(comment);
}

async function withReactions(tx: Tx, rows: Row[], actor: Actor): Promise<FileComment[]> {
  const ids = rows.map(({ id }) => id);
  const allReactions = ids.length > 0 ? await reactionsTo(tx, ids) : [];
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    reactions: countReactions(
      allReactions.filter(({ commentId }) => commentId === row.id),
      actor.userId,
    ),
  }));
}

const reactionsTo = (tx: Tx, ids: number[]) =>
  tx
    .select({
      commentId: commentReactions.commentId,
      emoji: commentReactions.emoji,
      userId: commentReactions.userId,
      name: users.name,
    })
    .from(commentReactions)
    .leftJoin(users, eq(users.id, commentReactions.userId))
    .where(inArray(commentReactions.commentId, ids))
    .orderBy(asc(commentReactions.id));
