import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import { capitalised } from '../ui/format/labels.ts';

/** At the start of a sentence: 'PO-NC2041-0007', or 'The order to Pennick' before it has a number. */
export const orderTitle = (order: Parameters<typeof orderLabel>[0]): string =>
  capitalised(orderLabel(order));
