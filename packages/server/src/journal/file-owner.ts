import { obstacleToMessageImage } from '@sitewright/domain/files/rules';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import type { FileOwner } from '../files/public.ts';
import { files } from '../files/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { journalMessages } from './table.ts';

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
