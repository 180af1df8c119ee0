import { wordsOf } from '@sitewright/domain/purchase-orders/letter-text';
import { numberOf } from '@sitewright/domain/purchase-orders/order-labels';
import { shownTo } from '@sitewright/domain/purchase-orders/shown-to';
import { desc, eq, sql } from 'drizzle-orm';
import { mostOffered, ofContract, type PreviewRecords } from '../email-templates/public.ts';
import { projects } from '../projects/table.ts';
import { findOrder, linkToOrder } from './order.ts';
import { purchaseOrders } from './table.ts';

export const orderPreviews: PreviewRecords = {
  right: 'purchaseOrder',
  list: (tx) =>
    tx
      .select({
        id: purchaseOrders.id,
        name: ofContract(
          sql`coalesce(${purchaseOrders.poNumber}, 'Draft'), ${purchaseOrders.supplierName}`,
        ),
      })
      .from(purchaseOrders)
      .innerJoin(projects, eq(projects.id, purchaseOrders.contractId))
      .orderBy(desc(purchaseOrders.id))
      .limit(mostOffered),
  read: async ({ tx, actor, publicUrl }, id) => {
    const order = shownTo(actor)(await findOrder(tx, id));
    const reason = order.statusReason ?? 'As agreed by telephone';
    const more = { link: linkToOrder({ publicUrl }, order), reason };
    return { name: `${numberOf(order)}, ${order.supplierName}`, words: wordsOf(order, more) };
  },
};
