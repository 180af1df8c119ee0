import { obstacleToMessageImage } from '@sitewright/domain/files/rules';
import type { JournalMessage, NewJournalMessage } from '@sitewright/domain/journal/journal-message';
import type { Actor } from '@sitewright/domain/kernel/access';
import { createdAtOf } from '@sitewright/domain/kernel/created-at';
import type { Page, PageQuery } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { eq, getTableColumns } from 'drizzle-orm';
import { contentUrl, type FileOwner } from '../files/public.ts';
import { files } from '../files/table.ts';
import { findUserName } from '../platform/audit.ts';
import { insertRow, lockId, newestPage } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { journalMessages } from './table.ts';

export async function listMessages(
  tx: Tx,
  projectId: number,
  page: PageQuery,
): Promise<Page<JournalMessage>> {
  const isOfContract = eq(journalMessages.projectId, projectId);
  const rows = await newestPage(messagesAsShown(tx), journalMessages, page, isOfContract);
  return rows.map(toMessage);
}

export async function findMessage(tx: Tx, id: number): Promise<JournalMessage> {
  const [row] = await messagesAsShown(tx).where(eq(journalMessages.id, id));
  return toMessage(found(row));
}

/** Locked, so that a message never gets two pictures. */
export async function lockMessage(tx: Tx, id: number): Promise<JournalMessage> {
  await lockId(tx, journalMessages, id);
  return findMessage(tx, id);
}

export async function insertMessage(
  tx: Tx,
  projectId: number,
  draft: NewJournalMessage,
  actor: Actor,
  now: Date,
) {
  const author = await findUserName(tx, actor);
  const createdAt = createdAtOf(draft.createdAt, now);
  const values = { projectId, message: draft.message, author, userId: actor.userId, createdAt };
  return findMessage(tx, (await insertRow(tx, journalMessages, values, actor)).id);
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
  await lockId(tx, journalMessages, id);
  return { photos: await tx.$count(files, eq(files.journalMessageId, id)) };
}
