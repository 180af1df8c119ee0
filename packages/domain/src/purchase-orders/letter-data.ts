import type { TemplateData } from '../email-templates/language.ts';
import { readableDecimal } from '../kernel/decimal.ts';
import { revisionLetter } from './order-labels.ts';
import type { PurchaseOrder } from './purchase-order.ts';

/** The variables of an order for an email; hidden prices are omitted. */
export const orderLetterData = (order: PurchaseOrder, more: TemplateData): TemplateData => ({
  supplier: { name: order.supplierName },
  contract: { name: order.contractName },
  po: {
    number: order.poNumber,
    revision: order.revision > 0 ? revisionLetter(order.revision) : null,
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
