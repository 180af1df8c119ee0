import { found } from '@sitewright/domain/kernel/problem';
import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import { deliveries, deliveryItems } from '../deliveries/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { purchaseOrderItems, purchaseOrders } from '../purchase-orders/table.ts';
import type { TestApi } from '../testing/api.ts';

type Ordered = {
  contractId: number;
  materialId: number;
  delivered?: { received: string; rejected: string };
  status?: OrderStatus;
};

/** An open order with one line, and the deliveries of that line. */
export const anOrderWithDeliveries = (
  { pools }: Pick<TestApi, 'pools'>,
  organizationId: number,
  { contractId, materialId, delivered, status }: Ordered,
): Promise<void> =>
  asOrganization(pools.app, organizationId, async (tx) => {
    const order = { contractId, supplierName: 'Pennick Concrete', status };
    const [made] = await tx.insert(purchaseOrders).values(order).returning();
    const purchaseOrderId = found(made).id;
    const line = { purchaseOrderId, place: 1, materialId, description: 'Concrete' };
    const [item] = await tx
      .insert(purchaseOrderItems)
      .values({ ...line, quantity: '12', unitPrice: '128.50' })
      .returning();
    if (!delivered) return;
    const delivery = { projectId: contractId, purchaseOrderId, date: '2026-03-02' };
    const [came] = await tx
      .insert(deliveries)
      .values({ ...delivery, receivedBy: 'Joy Okafor' })
      .returning();
    const price = { unitPrice: '128.50', discountRate: '0' };
    const of = { deliveryId: found(came).id, purchaseOrderItemId: found(item).id };
    await tx.insert(deliveryItems).values({ ...of, ...delivered, ...price });
  });
