import { bindingStatuses, undecidedStatuses } from '@sitewright/domain/purchase-orders/rules';

const among = (statuses: readonly string[]) => statuses.map((status) => `'${status}'`).join(', ');

/** The latest approved revision of an order; of a waiting revision only the reason is stored. */
const lastApproved = `lateral (
  select record, net from purchase_order_revisions
  where purchase_order_id = o.id and record <> '{}' order by revision desc limit 1)`;

const isBinding = `o.status in (${among(bindingStatuses)})`;
/** Until a revision is decided, the values approved before it apply. */
const isRevised = `o.revision > 0 and o.status in (${among(undecidedStatuses)})`;

/** Every approved order once, as last approved. */
export const ordersAsApproved = `
  select o.id as order_id, o.contract_id, o.supplier_id, o.status, o.subtotal as net,
    coalesce(o.issue_date, o.approved_at::date, o.created_at::date) as since
  from purchase_orders o where ${isBinding}
  union all
  select o.id, (r.record ->> 'contractId')::int, (r.record ->> 'supplierId')::int, o.status, r.net,
    coalesce(o.issue_date, (r.record ->> 'approvedAt')::date, o.created_at::date)
  from purchase_orders o cross join ${lastApproved} r where ${isRevised}`;

/** The same by line, with the approved contract and cost head. */
export const linesAsApproved = `
  select o.id as order_id, o.contract_id, o.cost_head, o.status <> 'closed' as is_awaited,
    i.id as line_id, i.material_id, i.quantity, i.unit_price, i.discount_rate,
    round(i.quantity * i.carbon_per_unit, 3) as carbon
  from purchase_orders o join purchase_order_items i on i.purchase_order_id = o.id
  where ${isBinding}
  union all
  select o.id, (r.record ->> 'contractId')::int, r.record ->> 'costHead', true,
    i.id, i."materialId", i.quantity, i."unitPrice", i."discountRate", i."carbonEstimate"
  from purchase_orders o cross join ${lastApproved} r
  cross join lateral jsonb_to_recordset(r.record -> 'items') as i(id int, "materialId" int,
    quantity numeric, "unitPrice" numeric, "discountRate" numeric, "carbonEstimate" numeric)
  where ${isRevised}`;

/** The SQL form of `worthOf`: rounded once, half up, to the penny. */
const worth = (quantity: string) =>
  `round(coalesce(${quantity}, 0) * unit_price * (100 - discount_rate) * 0.01, 2)`;

/**
 * The amount of a budget that each approved line uses, as `Exposure` defines it. A received
 * quantity counts at the price of its delivery; deliveries at one price are rounded together, so
 * that they add up to the value of the line.
 */
const exposedLines = (condition: string) => `
  with held as (select * from (${linesAsApproved}) approved where ${condition}),
  loads as (
    select line_id, sum(d.received - d.rejected) as accepted, d.unit_price, d.discount_rate
    from held join delivery_items d on d.purchase_order_item_id = line_id
    group by line_id, d.unit_price, d.discount_rate
  ), came as (
    select line_id, sum(accepted) as accepted, sum(${worth('accepted')}) as actual
    from loads group by line_id
  )
  select order_id, cost_head, carbon, coalesce(actual, 0) as actual,
    ${worth('quantity')} as committed,
    case when is_awaited then greatest(0, ${worth('quantity')} - ${worth('accepted')}) else 0 end
      as open_commitment
  from held left join came using (line_id)`;

const pounds = (column: string) => `coalesce(sum(${column}), 0)::numeric(15, 2)::text`;

/** The exposure of the lines chosen by `condition`, added up by order or by cost head. */
export const exposuresBy = (column: 'order_id' | 'cost_head', condition: string) => `
  select ${column} as "by", ${pounds('actual')} as actual,
    ${pounds('open_commitment')} as "openCommitment", ${pounds('committed')} as committed,
    coalesce(sum(carbon), 0)::numeric(20, 3)::text as carbon
  from (${exposedLines(condition)}) lines group by ${column}`;

/** SQL: whether delivery `d` is later than requested in order `o`; null where no date was requested. */
export const isDeliveryLate = '(d.date > o.delivery_date)';
