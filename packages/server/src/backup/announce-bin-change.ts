import { binRecordOf } from '@sitewright/domain/backup/bin-types';
import { announce } from '../platform/jobs/live.ts';
import type { Tx } from '../platform/tenancy.ts';
import { queueDeliveries } from '../webhooks/public.ts';

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
  const entity = binRecordOf(type)?.resource;
  if (!entity) return;
  await announce(tx, { entity, id, action });
  await queueDeliveries(tx, { entity, id, action });
}
