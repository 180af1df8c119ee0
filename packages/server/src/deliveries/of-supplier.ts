import { type Page, type PageQuery, pageOf } from '@sitewright/domain/kernel/page';
import type { SupplierDelivery } from '@sitewright/domain/suppliers/supplier';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isLateSql } from '../purchase-orders/public.ts';
import { refuseIfNoSupplier } from '../suppliers/public.ts';

const text = `
  select d.id, d.date, d.ticket_number as "ticketNumber", o.id as "purchaseOrderId",
    o.po_number as "poNumber", p.name as "projectName",
    ${isLateSql} as "isLate", l.lines, l.rejected as "rejectedLines"
  from deliveries d
  join purchase_orders o on o.id = d.purchase_order_id
  join projects p on p.id = d.project_id
  join lateral (
    select count(*)::int as lines, (count(*) filter (where rejected > 0))::int as rejected
    from delivery_items where delivery_id = d.id) l on true
  where o.supplier_id = $1 and ($2::int is null or d.id < $2)
  order by d.id desc limit $3`;

/** Their deliveries, the latest first. */
export async function deliveriesOfSupplier(
  tx: Tx,
  supplierId: number,
  { limit, cursor }: PageQuery,
): Promise<Page<SupplierDelivery>> {
  await refuseIfNoSupplier(tx, supplierId);
  const rows = await queryRows<SupplierDelivery>(tx, text, [supplierId, cursor ?? null, limit + 1]);
  return pageOf(rows, limit);
}
