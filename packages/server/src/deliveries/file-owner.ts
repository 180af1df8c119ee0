import { obstacleToPhoto } from '@sitewright/domain/deliveries/rules';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import type { PhotoOwner } from '@sitewright/domain/files/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { eq } from 'drizzle-orm';
import { lockDay } from '../diary/public.ts';
import type { FileOwner } from '../files/public.ts';
import { files } from '../files/table.ts';
import { findRow, lockId } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { deliveries } from './table.ts';

/** With its diary day, which is locked first, so that two users cannot both add the last photo. */
export async function lockDelivery(
  tx: Tx,
  id: number,
  actor: Actor,
): Promise<PhotoOwner & { projectId: number }> {
  const { projectId, date } = await findRow(tx, deliveries, id);
  const isDaySignedOff = isSignedOff(await lockDay(tx, projectId, date, actor));
  await lockId(tx, deliveries, id);
  const photos = await tx.$count(files, eq(files.deliveryId, id));
  return { projectId, photos, isDaySignedOff };
}

export const deliveryFiles: FileOwner = {
  lockDay: lockDelivery,
  obstacleToRestoring: async (tx, id, actor) => obstacleToPhoto(await lockDelivery(tx, id, actor)),
};
