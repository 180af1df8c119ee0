import { isBinType } from '@sitewright/domain/backup/bin-types';
import { entityOf } from '@sitewright/domain/kernel/endpoint';
import { announce } from '../platform/live.ts';
import type { Tx } from '../platform/tenancy.ts';
import { queueDeliveries } from '../webhooks/public.ts';
import { removalOf } from './delete-records-removals.ts';

/**
 * Users without access to the bin, and webhooks, are notified as well of what is deleted and
 * restored.
 */
export async function announceBinChange(
  tx: Tx,
  type: string,
  id: number,
  action: 'POST' | 'DELETE',
) {
  const entity = isBinType(type) ? entityOf(removalOf[type]) : undefined;
  if (!entity) return;
  await announce(tx, { entity, id, action });
  await queueDeliveries(tx, { entity, id, action });
}
