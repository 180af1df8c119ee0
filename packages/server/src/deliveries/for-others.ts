import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { files } from '../files/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { deliveries } from './table.ts';

/** Of two who add the last photo one waits, and is told. */
export async function lockDelivery(tx: Tx, id: number) {
  const [delivery] = await tx
    .select({ projectId: deliveries.projectId })
    .from(deliveries)
    .where(eq(deliveries.id, id))
    .for('update');
  const { projectId } = found(delivery);
  return { projectId, photos: await tx.$count(files, eq(files.deliveryId, id)) };
}
