import type { PurchaseOrder } from './purchase-order.ts';

type Sent = Pick<PurchaseOrder, 'status' | 'revision' | 'acknowledgedAt'>;

/**
 * Orders sent and not acknowledged; also a later revision of an order with
 * deliveries: they were delivered under the previous revision.
 */
export const canBeAcknowledged = ({ status, revision, acknowledgedAt }: Sent): boolean =>
  !acknowledgedAt &&
  (status === 'sent' || (revision > 0 && (status === 'part_received' || status === 'received')));
