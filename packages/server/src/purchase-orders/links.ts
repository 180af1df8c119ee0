import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { obstacleToMakingOrderLink } from '@sitewright/domain/purchase-orders/link-rules';
import type { LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { obstacleToOrderLinks } from '@sitewright/domain/purchase-orders/rules';
import type { PurposeRules } from '../links/public.ts';
import { findLetterhead } from '../organizations/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findOrder } from './order.ts';
import type { PrintedContract } from './order-print.ts';
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
    deliveryAddress: sent.deliveryAddress ?? siteAddress(sent.contract),
    orderedBy: sent.createdByName,
    subtotal: sent.subtotal ?? '0.00',
    vatAmount: sent.vatAmount ?? '0.00',
    total: sent.total ?? '0.00',
    items: sent.items.map((line) => ({
      ...line,
      unitPrice: line.unitPrice ?? '0',
      discountRate: line.discountRate ?? '0',
      lineTotal: line.lineTotal ?? '0.00',
    })),
  };
}

/** As in the PDF: an order without an address is delivered to its contract's. */
const siteAddress = (contract: PrintedContract | undefined): string | null =>
  [contract?.address, contract?.postcode].filter(Boolean).join('\n') || null;

/** The record behind a supplier's link. */
export const orderLinkTarget = ({ id }: Pick<PurchaseOrder, 'id'>) =>
  ({ purpose: 'purchaseOrder', targetId: id }) as const;
