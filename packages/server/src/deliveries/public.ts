import type { Holder } from '@sitewright/domain/files/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { lockDay } from '../diary/public.ts';
import { files } from '../files/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { deliveries } from './table.ts';

/** With the day in whose diary it stands, held first; of two who add the last photo one waits, and is told. */
export async function lockDelivery(
  tx: Tx,
  id: number,
  actor: Actor,
): Promise<Holder & { projectId: number }> {
  const isIt = eq(deliveries.id, id);
  const [delivery] = await tx.select().from(deliveries).where(isIt);
  const { projectId, date } = found(delivery);
  const { status } = await lockDay(tx, projectId, date, actor);
  await tx.select({ id: deliveries.id }).from(deliveries).where(isIt).for('update');
  const photos = await tx.$count(files, eq(files.deliveryId, id));
  return { projectId, photos, dayStatus: status };
}

/** Whether delivery `d` came after the day that its order `o` asked for; null where it asked for none. */
export const isLate = '(d.date > o.delivery_date)';
