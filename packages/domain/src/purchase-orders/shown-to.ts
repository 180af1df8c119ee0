import { can, type HasRole } from '../kernel/access.ts';
import type {
  OrderLine,
  OrderRevision,
  PurchaseOrder,
  PurchaseOrderRow,
} from './purchase-order.ts';

const noSums = {
  subtotal: null,
  vatAmount: null,
  total: null,
  actual: null,
  openCommitment: null,
};
const withoutPrices = (line: OrderLine): OrderLine => ({
  ...line,
  unitPrice: null,
  discountRate: null,
  lineTotal: null,
});

export const seesPrices = (actor: HasRole): boolean => can(actor, 'purchaseOrder.prices', 'R');

export const rowShownTo =
  (actor: HasRole) =>
  (row: PurchaseOrderRow): PurchaseOrderRow =>
    seesPrices(actor) ? row : { ...row, ...noSums };

/** An order as `actor` may see it: prices need a permission. */
export const shownTo =
  (actor: HasRole) =>
  (order: PurchaseOrder): PurchaseOrder =>
    seesPrices(actor) ? order : { ...order, ...noSums, items: order.items.map(withoutPrices) };

export const revisionShownTo =
  (actor: HasRole) =>
  (revision: OrderRevision): OrderRevision =>
    seesPrices(actor)
      ? revision
      : { ...revision, net: null, items: revision.items.map(withoutPrices) };
