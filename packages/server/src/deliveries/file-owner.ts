import { obstacleToPhoto } from '@sitewright/domain/deliveries/rules';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import type { PhotoOwner } from '@sitewright/domain/files/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { lockDay } from '../diary/public.ts';
import type { FileOwner } from '../files/public.ts';
import { files } from '../files/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { deliveries } from './table.ts';

/** With its diary day, which is locked first, so that two users cannot both add the last photo. */
export async function lockDelivery(
  tx: Tx,
  id: number,
  actor: Actor,
): Promise<PhotoOwner & { projectId: number }> {
  const hasId = eq(deliveries.id, id);
  const [delivery] = await tx.select().from(deliveries).where(hasId);
  const { projectId, date } = found(delivery);
  const isDaySignedOff = isSignedOff(await lockDay(tx, projectId, date, actor));
  await tx.select({ id: deliveries.id }).from(deliveries).where(hasId).for('update');
  const photos = await tx.$count(files, eq(files.deliveryId, id));
  return { projectId, photos, isDaySignedOff };
}

export const deliveryFiles: FileOwner = {
  lockDay: lockDelivery,
  obstacleToRestoring: async (tx, id, actor) => obstacleToPhoto(await lockDelivery(tx, id, actor)),
};
