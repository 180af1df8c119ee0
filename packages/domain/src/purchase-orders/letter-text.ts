import type { Data } from '../email-templates/language.ts';
import { readableDecimal } from '../kernel/decimal.ts';
import { letterOf } from './order-labels.ts';
import type { PurchaseOrder } from './purchase-order.ts';

/** The variables of an order for an email; hidden prices are omitted. */
export const wordsOf = (order: PurchaseOrder, more: Data): Data => ({
  supplier: { name: order.supplierName },
  contract: { name: order.contractName },
  po: {
    number: order.poNumber,
    revision: order.revision > 0 ? letterOf(order.revision) : null,
    net: order.subtotal,
    total: order.total,
    deliveryDate: order.deliveryDate,
    deliveryAddress: order.deliveryAddress,
    notes: order.notes,
    items: order.items.map(({ description, quantity, unit }) => ({
      description,
      quantity: readableDecimal(quantity),
      unit,
    })),
    ...more,
  },
});
