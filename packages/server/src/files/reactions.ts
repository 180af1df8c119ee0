import {
  countReactions,
  type Reaction,
  type ReactionCount,
} from '@sitewright/domain/files/reaction';
import type { Actor } from '@sitewright/domain/kernel/access';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';

/** The reactions to one kind of comment. */
type ReactionTable = PgTable & Record<'id' | 'commentId' | 'userId' | 'emoji', PgColumn>;

type ReactionRow = { commentId: number; emoji: Reaction; userId: number | null; name: string };

/** Once: a second reaction of the same kind changes nothing. */
export async function insertReaction(
  tx: Tx,
  table: ReactionTable,
  commentId: number,
  emoji: Reaction,
  { userId }: Actor,
): Promise<void> {
  await tx.insert(table).values({ commentId, emoji, userId }).onConflictDoNothing();
}

export async function deleteReaction(
  tx: Tx,
  table: ReactionTable,
  commentId: number,
  emoji: Reaction,
  { userId }: Actor,
): Promise<void> {
  const isTheirs = and(
    eq(table.commentId, commentId),
    eq(table.emoji, emoji),
    eq(table.userId, userId),
  );
  await tx.delete(table).where(isTheirs);
}

/** The comments with their reactions, as this user sees them. */
export async function withReactionsIn<C extends { id: number }>(
  tx: Tx,
  table: ReactionTable,
  comments: readonly C[],
  { userId }: Actor,
): Promise<(C & { reactions: ReactionCount[] })[]> {
  const ids = comments.map(({ id }) => id);
  const received = ids.length > 0 ? await listReactions(tx, table, ids) : [];
  const byComment = groupBy(received, ({ commentId }) => commentId);
  return comments.map((comment) => ({
    ...comment,
    reactions: countReactions(byComment.get(comment.id) ?? [], userId),
  }));
}

/** Drizzle loses the type of the rows where the table is a parameter. */
const listReactions = async (tx: Tx, table: ReactionTable, ids: number[]) =>
  (await tx
    .select({
      commentId: table.commentId,
      emoji: table.emoji,
      userId: table.userId,
      name: users.name,
    })
    .from(table as PgTable)
    .leftJoin(users, eq(users.id, table.userId))
    .where(inArray(table.commentId, ids))
    .orderBy(asc(table.id))) as ReactionRow[];
