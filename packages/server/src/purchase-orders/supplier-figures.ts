import { type DeliveryRecord, ratingsOf } from '@sitewright/domain/suppliers/ratings';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isDeliveryLate, ordersAsApproved } from './exposure.ts';

type Spend = Pick<Supplier, 'totalSpend' | 'spentThisYear' | 'orderCount' | 'deliveryCount'>;

type Lines = Pick<DeliveryRecord, 'judgedLines' | 'linesOnTimeInFull'>;

type Row = { id: number } & Spend & Lines & Pick<DeliveryRecord, 'valueReceived' | 'valueRejected'>;

type Figures = Spend & Lines & ReturnType<typeof ratingsOf>;

/** As delivered. */
const netPrice = 'di.unit_price * (100 - di.discount_rate) * 0.01';

/**
 * A line is rated once it has arrived in full, is overdue, or its order is closed; one of which nothing arrived only while
 * the supplier is to deliver it.
 */
const text = `
  with ordered as (
    select supplier_id, count(*)::int as orders, sum(net) as spend,
      sum(net) filter (where since >= $2) as this_year
    from (${ordersAsApproved}) approved where supplier_id = any($1) group by supplier_id
  ), came as (
    select o.supplier_id, count(*)::int as deliveries
    from deliveries d join purchase_orders o on o.id = d.purchase_order_id
    where o.supplier_id = any($1) group by o.supplier_id
  ), lines as (
    select o.supplier_id, i.quantity,
      o.delivery_date < $3 or o.status in ('received', 'closed') as is_due,
      sum(di.received) as received, sum(di.rejected) as rejected,
      sum(di.received * ${netPrice}) as value_received,
      sum(di.rejected * ${netPrice}) as value_rejected,
      coalesce(sum(di.received - di.rejected) filter (where ${isDeliveryLate} is not true), 0) as in_time
    from purchase_orders o
    join purchase_order_items i on i.purchase_order_id = o.id
    left join delivery_items di on di.purchase_order_item_id = i.id
    left join deliveries d on d.id = di.delivery_id
    where o.supplier_id = any($1) and o.status <> 'cancelled'
      and (di.id is not null or o.status in ('sent', 'acknowledged', 'part_received'))
    group by o.supplier_id, i.organization_id, i.id, o.delivery_date, o.status
  ), judged as (
    select supplier_id, sum(value_received)::float8 as value_received,
      sum(value_rejected)::float8 as value_rejected,
      (count(*) filter (where is_due or received - rejected >= quantity))::int as judged,
      (count(*) filter (where in_time >= quantity))::int as on_time
    from lines group by supplier_id
  )
  select s.id, coalesce(spend, 0)::numeric(15, 2)::text as "totalSpend",
    coalesce(this_year, 0)::numeric(15, 2)::text as "spentThisYear",
    coalesce(orders, 0) as "orderCount", coalesce(deliveries, 0) as "deliveryCount", coalesce(judged, 0) as "judgedLines",
    coalesce(on_time, 0) as "linesOnTimeInFull", coalesce(value_received, 0) as "valueReceived",
    coalesce(value_rejected, 0) as "valueRejected"
  from unnest($1::int[]) as s(id)
  left join ordered o on o.supplier_id = s.id
  left join came c on c.supplier_id = s.id
  left join judged j on j.supplier_id = s.id`;

/** Orders to each of these suppliers, and how they delivered; one query for all. */
export async function figuresOf(tx: Tx, ids: readonly number[], today: string) {
  const yearBegan = `${today.slice(0, 4)}-01-01`;
  const rows = await queryRows<Row>(tx, text, [ids, yearBegan, today]);
  return new Map(rows.map(({ id, ...row }) => [id, toFigures(row)]));
}

function toFigures(row: Omit<Row, 'id'>): Figures {
  const { valueReceived, valueRejected, ...figures } = row;
  // Invoices are not recorded yet.
  return {
    ...figures,
    ...ratingsOf({ ...row, deliveries: row.deliveryCount, priceAdherence: null }),
  };
}
