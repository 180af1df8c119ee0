import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-words';

export const headOptions = costHeads.map((value) => ({ value, label: costHeadLabels[value] }));
