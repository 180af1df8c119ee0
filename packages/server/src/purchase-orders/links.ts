import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import type { LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import {
  obstacleToMakingOrderLink,
  obstacleToOrderLinks,
} from '@sitewright/domain/purchase-orders/rules';
import type { PurposeRules } from '../links/public.ts';
import { findLetterhead } from '../organizations/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findOrder } from './order.ts';
import { readRevision } from './revisions.ts';

/** A supplier's link is sent with the order; one created later shows the order as last sent. */
export const orderLinks: PurposeRules = {
  refuseIfNotTheirs: async (tx, id, actor) =>
    refuseIf(obstacleToOrderLinks(await findOrder(tx, id), actor)),
  describe: async (tx, id) => {
    const order = await findOrder(tx, id);
    return {
      title: `Purchase order ${orderNumberText(order)}`,
      subtitle: order.supplierName,
      invitation: 'Scan to view and acknowledge',
      explanation: 'View and acknowledge the order on your phone. No account needed.',
      reference: orderNumberText(order),
    };
  },
  refuseIfClosed: async (tx, id) => {
    const order = await findOrder(tx, id);
    const hasStoredCopy = (await readRevision(tx, id, order.revision)) !== undefined;
    refuseIf(obstacleToMakingOrderLink(order, { isCopyKept: hasStoredCopy }));
  },
};

/** The order as sent, with its current state. Without a stored copy the link is not found. */
export async function toLinkedOrder(tx: Tx, order: PurchaseOrder): Promise<LinkedOrder> {
  const { company } = await findLetterhead(tx);
  const { status, acknowledgedAt, acknowledgedBy } = order;
  const sent = found(await readRevision(tx, order.id, order.revision));
  return {
    ...sent,
    ...{ company, status, acknowledgedAt, acknowledgedBy },
    poNumber: sent.poNumber ?? '',
    total: sent.total ?? '0.00',
    items: sent.items.map((line) => ({ ...line, lineTotal: line.lineTotal ?? '0.00' })),
  };
}

/** The record behind a supplier's link. */
export const orderLinkTarget = ({ id }: Pick<PurchaseOrder, 'id'>) =>
  ({ purpose: 'purchaseOrder', targetId: id }) as const;
