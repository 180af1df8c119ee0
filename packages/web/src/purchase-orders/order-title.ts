import { type orderLabel, orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';

/** At the start of a sentence: 'PO-NC2041-0007', or 'Order to Pennick' before it has a number. */
export const orderTitle = (order: Parameters<typeof orderLabel>[0]): string =>
  order.poNumber ? orderNumberText(order) : `Order to ${order.supplierName}`;
