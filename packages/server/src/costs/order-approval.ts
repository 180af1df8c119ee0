import type { Measure } from '@sitewright/domain/costs/cost-values';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { found } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { ApprovalView } from '@sitewright/domain/purchase-orders/approval';
import type { BuyingSettings } from '@sitewright/domain/purchase-orders/approval-rules';
import { approvalView, type HeadFacts } from '@sitewright/domain/purchase-orders/approval-view';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
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
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import {
  exposureOfContract,
  exposureOfOrders,
  findOrder,
  isLateSql,
} from '../purchase-orders/public.ts';
import { supplierForOrder } from '../suppliers/public.ts';
import { decisionsOf } from './facts.ts';
import type { PostDue } from './post-due-costs.ts';

export const approvalRoute = (serve: Serve, postDue: PostDue) =>
  serve(purchaseOrdersApi.approvalView, postDue, async ({ tx, actor, params, now }) => {
    const order = await findOrder(tx, params.purchaseOrderId);
    return approvalOf(tx, order, actor, await findBuying(tx, actor), now);
  });

/** The facts that an approver needs. */
async function approvalOf(
  tx: Tx,
  order: PurchaseOrder,
  actor: Actor,
  settings: BuyingSettings,
  now: Date,
): Promise<ApprovalView> {
  const { id, contractId, supplierId } = order;
  const remarks = remarksOn({
    supplier: supplierId ? await supplierForOrder(tx, supplierId) : undefined,
    insuranceRule: settings.insuranceRule,
    today: londonDay(now),
    punctuality: await punctualityOf(tx, supplierId),
    prices: await pastPrices(tx, id),
  });
  return approvalView(order, actor, {
    budget: await budgetOf(tx, contractId),
    head: await costHeadFigures(tx, order),
    others: await exposureOfContract(tx, contractId, { without: id }),
    own: (await exposureOfOrders(tx, [id]))(order),
    settings,
    remarks,
  });
}

/** The ledger sums of a head, and the part of one order. */
const ofHead = `
  select measure, sum(amount) as amount, sum(own) as own from (
    select measure, amount, 0 as own from cost_sums where project_id = $1 and head = $2
    union all
    select measure, 0, amount from cost_rows
    where project_id = $1 and head = $2 and source = 'order' and source_id = $3
  ) held group by measure`;

type OfHead = { measure: Measure; amount: string; own: string };

/** The figures of an order's cost head, for the decision on that order. */
async function costHeadFigures(
  tx: Tx,
  order: { id: number; contractId: number; costHead: CostHead },
): Promise<HeadFacts> {
  const { id, contractId, costHead } = order;
  const { plans, changes } = await decisionsOf(tx, [contractId]);
  const budgets = [
    ...plans.map(({ head, budget }) => ({ head, amount: budget })),
    ...changes.map(({ head, budgetAmount }) => ({ head, amount: budgetAmount })),
  ].filter(({ head }) => head === costHead);
  const rows = await queryRows<OfHead>(tx, ofHead, [contractId, costHead, id]);
  const sumOfMeasure = (name: Measure) => rows.find(({ measure }) => measure === name);
  return {
    budget: budgets.length === 0 ? null : sumOf(budgets.map(({ amount }) => amount)),
    actual: sumOfMeasure('actual')?.amount ?? '0.00',
    committed: sumOfMeasure('committed')?.amount ?? '0.00',
    open: sumOfMeasure('open')?.amount ?? '0.00',
    own: {
      committed: sumOfMeasure('committed')?.own ?? '0.00',
      open: sumOfMeasure('open')?.own ?? '0.00',
    },
  };
}

const budgetOf = async (tx: Tx, id: number): Promise<string | null> =>
  (await contractOf(tx, id)).budget;

async function punctualityOf(tx: Tx, supplierId: number | null): Promise<Punctuality> {
  const [row] = await queryRows<Punctuality>(
    tx,
    `select count(*)::int as deliveries,
      (count(*) filter (where ${isLateSql} is not true))::int as "onTime"
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
