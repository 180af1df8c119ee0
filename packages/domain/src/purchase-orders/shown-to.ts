import { type Actor, can } from '../kernel/access.ts';
import type { OrderRevision, PurchaseOrder, PurchaseOrderRow } from './purchase-order.ts';

const noSums = { subtotal: null, vatAmount: null, total: null, openCommitment: null };
const noPrices = { unitPrice: null, discountRate: null, lineTotal: null };

export const seesPrices = (actor: Actor): boolean => can(actor, 'purchaseOrder.prices', 'R');

export const rowShownTo =
  (actor: Actor) =>
  (row: PurchaseOrderRow): PurchaseOrderRow =>
    seesPrices(actor) ? row : { ...row, ...noSums };

/** An order as `actor` may see it: what it costs is not for everybody. */
export const shownTo =
  (actor: Actor) =>
  (order: PurchaseOrder): PurchaseOrder =>
    seesPrices(actor)
      ? order
      : { ...order, ...noSums, items: order.items.map((line) => ({ ...line, ...noPrices })) };

export const revisionShownTo =
  (actor: Actor) =>
  (revision: OrderRevision): OrderRevision =>
    seesPrices(actor) ? revision : { ...revision, net: null };
