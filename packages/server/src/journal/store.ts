import { obstacleToMessageImage } from '@sitewright/domain/files/rules';
import type { JournalMessage } from '@sitewright/domain/journal/journal-message';
import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import { contentUrl, type FileOwner } from '../files/public.ts';
import { files } from '../files/table.ts';
import { createdBy, findUserName } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { journalMessages } from './table.ts';

type Paging = { limit: number; cursor?: number | undefined };

export async function listMessages(
  tx: Tx,
  projectId: number,
  { limit, cursor }: Paging,
): Promise<Page<JournalMessage>> {
  const rows = await messagesAsShown(tx)
    .where(
      and(
        eq(journalMessages.projectId, projectId),
        cursor ? lt(journalMessages.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(journalMessages.id))
    .limit(limit + 1);
  return pageOf(rows.map(toMessage), limit);
}

export async function findMessage(tx: Tx, id: number): Promise<JournalMessage> {
  const [row] = await messagesAsShown(tx).where(eq(journalMessages.id, id));
  return toMessage(found(row));
}

/** Locked, so that a message never gets two pictures. */
export async function lockMessage(tx: Tx, id: number): Promise<JournalMessage> {
  await tx
    .select({ id: journalMessages.id })
    .from(journalMessages)
    .where(eq(journalMessages.id, id))
    .for('update');
  return findMessage(tx, id);
}

export async function insertMessage(tx: Tx, projectId: number, message: string, actor: Actor) {
  const author = await findUserName(tx, actor);
  const [row] = await tx
    .insert(journalMessages)
    .values({ projectId, message, author, userId: actor.userId, ...createdBy(actor) })
    .returning();
  return findMessage(tx, found(row).id);
}

export async function deleteMessage(tx: Tx, { id }: JournalMessage): Promise<void> {
  await tx.delete(journalMessages).where(eq(journalMessages.id, id));
}

const messagesAsShown = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(journalMessages), imageId: files.id, imageName: files.filename })
    .from(journalMessages)
    .leftJoin(files, eq(files.journalMessageId, journalMessages.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof messagesAsShown>>[number];

const toMessage = (row: Row): JournalMessage => ({
  ...row,
  imageUrl: row.imageId === null ? null : contentUrl(row.imageId),
  createdAt: row.createdAt.toISOString(),
});

export const messageFiles: FileOwner = {
  obstacleToRestoring: async (tx, id) => obstacleToMessageImage(await lockForImage(tx, id)),
};

async function lockForImage(tx: Tx, id: number) {
  const [message] = await tx
    .select({ id: journalMessages.id })
    .from(journalMessages)
    .where(eq(journalMessages.id, id))
    .for('update');
  found(message);
  return { photos: await tx.$count(files, eq(files.journalMessageId, id)) };
}
