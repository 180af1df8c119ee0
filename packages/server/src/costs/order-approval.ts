import { forecastIn } from '@sitewright/domain/costs/analysis';
import type { Measure } from '@sitewright/domain/costs/cost-values';
import type { Forecast } from '@sitewright/domain/costs/forecast';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { poundsOf } from '@sitewright/domain/kernel/pence';
import { found } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { ApprovalView } from '@sitewright/domain/purchase-orders/approval';
import { approvalView, type BookFigures } from '@sitewright/domain/purchase-orders/approval-view';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import {
  type PastPrice,
  type Punctuality,
  remarksOn,
} from '@sitewright/domain/purchase-orders/remarks';
import { bindingStatuses } from '@sitewright/domain/purchase-orders/rules';
import { findBuying } from '../organizations/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { exposureOfContract, findOrder, isLateSql } from '../purchase-orders/public.ts';
import { supplierForOrder } from '../suppliers/public.ts';
import { contractNow } from './analyses.ts';
import { findContractById } from './facts.ts';
import type { CostReader } from './live-lines.ts';
import type { PostDue } from './post-due-costs.ts';

export const approvalRoute = (serve: Serve, postDue: PostDue, secrets: Secrets) =>
  serve(purchaseOrdersApi.approvalView, postDue, async ({ tx, actor, params, now }) => {
    const order = await findOrder(tx, params.purchaseOrderId);
    return approvalOf(tx, order, { actor, now, secrets });
  });

/** The facts that an approver needs. */
async function approvalOf(tx: Tx, order: PurchaseOrder, reader: CostReader): Promise<ApprovalView> {
  const { id, contractId, supplierId } = order;
  const settings = await findBuying(tx, reader.actor);
  const remarks = remarksOn({
    supplier: supplierId ? await supplierForOrder(tx, supplierId) : null,
    insuranceRule: settings.insuranceRule,
    today: londonDay(reader.now),
    punctuality: await punctualityOf(tx, supplierId),
    prices: await pastPrices(tx, id),
    issueDate: order.issueDate,
    deliveryDate: order.deliveryDate,
  });
  return approvalView(order, reader.actor, {
    ...(await bookFigures(tx, order, reader)),
    approved: await exposureOfContract(tx, contractId),
    others: await exposureOfContract(tx, contractId, { without: id }),
    settings,
    remarks,
  });
}

const ofOrder = `
  select measure, sum(amount) as amount from cost_rows
  where source = 'order' and source_id = $1 group by measure`;

type OfOrder = { measure: Measure; amount: string };

/** The figures of the contract and of the order's cost head, as the cost analysis has them. */
async function bookFigures(
  tx: Tx,
  { id, contractId, costHead }: PurchaseOrder,
  reader: CostReader,
) {
  const contract = await findContractById(tx, contractId);
  const { facts } = await contractNow(tx, contract, reader);
  const { total, heads } = forecastIn(facts);
  const rows = await queryRows<OfOrder>(tx, ofOrder, [id]);
  const amountOf = (name: Measure) =>
    rows.find(({ measure }) => measure === name)?.amount ?? '0.00';
  const own = { committed: amountOf('committed'), open: amountOf('open') };
  const figuresOf = (sums: Forecast['total'], hasBudget: boolean): BookFigures => ({
    budget: hasBudget ? poundsOf(sums.revised) : null,
    actual: poundsOf(sums.actual),
    committed: poundsOf(sums.committed),
    open: poundsOf(sums.open),
    own,
  });
  const decided = [...facts.plans, ...facts.changes];
  return {
    contract: figuresOf(total, contract.budget !== null || decided.length > 0),
    head: figuresOf(
      found(heads.find(({ head }) => head === costHead)),
      decided.some(({ head }) => head === costHead),
    ),
  };
}

async function punctualityOf(tx: Tx, supplierId: number | null): Promise<Punctuality> {
  const [row] = await queryRows<Punctuality>(
    tx,
    // Without a delivery date nothing was late or on time.
    `select (count(*) filter (where ${isLateSql} is not null))::int as deliveries,
      (count(*) filter (where ${isLateSql} is false))::int as "onTime"
    from deliveries d join purchase_orders o on o.id = d.purchase_order_id
    where o.supplier_id = $1`,
    [supplierId],
  );
  return found(row);
}

/** For each line with a material: its price, and the average of the last three purchases. */
const pastPrices = (tx: Tx, purchaseOrderId: number): Promise<PastPrice[]> =>
  queryRows(
    tx,
    `select i.description, ${netPrice('i')}::numeric(14, 4)::text as price,
      avg(past.price)::numeric(14, 4)::text as average, count(*)::int as times
    from purchase_order_items i, lateral (
      select ${netPrice('p')} as price
      from purchase_order_items p join purchase_orders o on o.id = p.purchase_order_id
      where p.material_id = i.material_id and o.id <> i.purchase_order_id and o.status = any($2)
      order by o.id desc, p.id desc limit 3
    ) past
    where i.purchase_order_id = $1 group by i.organization_id, i.id order by i.place`,
    [purchaseOrderId, bindingStatuses],
  );

const netPrice = (line: string) => `(${line}.unit_price * (1 - ${line}.discount_rate / 100))`;
