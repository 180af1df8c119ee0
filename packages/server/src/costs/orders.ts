import {
  type ApprovedLine,
  type CostedOrder,
  linesOfDeliveries,
  linesOfOrder,
  type PricedDelivery,
} from '@sitewright/domain/costs/lines-of-order';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { bindingStatuses } from '@sitewright/domain/purchase-orders/rules';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { approvedLines, approvedOrders } from '../purchase-orders/public.ts';
import { londonDaySql, type SourcedLine, type WithId, withSource } from './sourced-line.ts';

/**
 * A pending revision leaves the order as approved before; the approval date is then only in the
 * revision.
 */
const orders = `
  select o.id, o.cost_head as head, o.supplier_name as "supplierName", o.po_number as "poNumber",
    a.contract_id as "projectId", a.net::numeric(15, 2) as net,
    case when o.status = any($2) then o.revision else (
      select max(r.revision) from purchase_order_revisions r
      where r.purchase_order_id = o.id and r.record <> '{}') end as revision,
    ${londonDaySql(`coalesce(o.approved_at, (select (r.record ->> 'approvedAt')::timestamptz
      from purchase_order_revisions r where r.purchase_order_id = o.id and r.record <> '{}'
      order by r.revision desc limit 1), o.created_at)`)} as "on",
    case when o.status = 'closed' then ${londonDaySql('coalesce(o.closed_at, o.updated_at)')} end
      as "closedOn"
  from purchase_orders o left join ${approvedOrders} a on a.order_id = o.id
  where o.id = any($1)`;

const lines = `
  select order_id as "orderId", line_id as id, quantity, unit_price as "unitPrice",
    discount_rate as "discountRate", cost_head as head
  from ${approvedLines} l where order_id = any($1) order by line_id`;

const loads = `
  select d.purchase_order_id as "orderId", i.id, d.id as "deliveryId", d.project_id as "projectId",
    d.date, i.purchase_order_item_id as "lineId", p.description, p.unit, i.received, i.rejected,
    i.unit_price as "unitPrice", i.discount_rate as "discountRate"
  from delivery_items i join deliveries d on d.id = i.delivery_id
  join purchase_order_items p on p.id = i.purchase_order_item_id
  where d.purchase_order_id = any($1) order by d.date, d.id, i.id`;

type Ordered = Pick<CostedOrder, 'head' | 'supplierName' | 'poNumber'> & {
  id: number;
  projectId: number | null;
  net: string | null;
  revision: number | null;
  on: string;
  closedOn: string | null;
};
type OfOrder<T> = T & { orderId: number };

/** Orders as last approved, with their deliveries. */
export async function listCostedOrders(
  tx: Tx,
  ids: readonly number[],
): Promise<WithId<CostedOrder>[]> {
  const orderRows = await queryRows<Ordered>(tx, orders, [ids, bindingStatuses]);
  const approved = await queryRows<OfOrder<ApprovedLine & { head: CostHead }>>(tx, lines, [ids]);
  const allLoads = await queryRows<OfOrder<PricedDelivery>>(tx, loads, [ids]);
  return orderRows.map(({ id, head, supplierName, poNumber, projectId, ...last }) => {
    const { net, revision, on, closedOn } = last;
    const ofOrder = approved.filter(({ orderId }) => orderId === id);
    return {
      id,
      head: ofOrder[0]?.head ?? head,
      supplierName,
      poNumber,
      approved:
        projectId === null
          ? null
          : {
              ...{ projectId, on, net: net ?? '0', revision: revision ?? 0 },
              ...{ lines: ofOrder, closedOn },
            },
      loads: allLoads.filter(({ orderId }) => orderId === id),
    };
  });
}

/** Commitments have the order as their source, actual costs its deliveries. */
export const linesOfOrders = (order: WithId<CostedOrder>): SourcedLine[] => [
  ...linesOfOrder(order).map(withSource('order', order.id)),
  ...linesOfDeliveries(order).map(({ deliveryId, ...line }) =>
    withSource('delivery', deliveryId)(line),
  ),
];
