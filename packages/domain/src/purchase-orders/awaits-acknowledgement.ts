import type { PurchaseOrder } from './purchase-order.ts';

type Sent = Pick<PurchaseOrder, 'status' | 'revision' | 'acknowledgedAt'>;

/**
 * What was sent and has not been acknowledged; also a later revision of an order of which goods
 * have come: what came was delivered under the revision before.
 */
export const awaitsAcknowledgement = ({ status, revision, acknowledgedAt }: Sent): boolean =>
  !acknowledgedAt &&
  (status === 'sent' || (revision > 0 && (status === 'part_received' || status === 'received')));
