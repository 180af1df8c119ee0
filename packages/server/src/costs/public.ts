import type { Measure } from '@sitewright/domain/costs/cost-values';
import { sumOf } from '@sitewright/domain/kernel/pence';
import type { HeadFacts } from '@sitewright/domain/purchase-orders/approval-view';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx, Within } from '../platform/tenancy.ts';
import { decisionsOf } from './facts.ts';
import { pricing } from './ledger.ts';
import { type PostDue, postDueCosts } from './post-due-costs.ts';

/** For handlers that read costs: posts what is due first. */
export const settleWith =
  (within: Within): PostDue =>
  ({ actor, now }) =>
    postDueCosts(within, actor.organizationId, now);

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
export async function headOf(
  tx: Tx,
  order: { id: number; contractId: number; costHead: CostHead },
): Promise<HeadFacts> {
  const { id, contractId, costHead } = order;
  const { plans, changes } = await decisionsOf(tx, [contractId]);
  const budgets = [
    ...plans.map(({ head, budget }) => ({ head, amount: budget })),
    ...changes.map(({ head, budgetAmount }) => ({ head, amount: budgetAmount })),
  ].filter(({ head }) => head === costHead);
  const rows = await rowsOf<OfHead>(tx, ofHead, [contractId, costHead, id]);
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

const spendings = `
  select p.id as "projectId", coalesce(spent, 0)::numeric(14, 2) as spent,
    p.budget + coalesce(changes, 0) as "revisedBudget"
  from projects p
  left join (
    select project_id, sum(amount) as spent from cost_sums where measure = 'actual' group by 1
  ) s on s.project_id = p.id
  left join (
    select project_id, sum(budget_amount) as changes from budget_changes where status = 'approved'
    group by 1
  ) c on c.project_id = p.id`;

type Spending = { spent: string; revisedBudget: string | null };

/** The posted costs of each contract, without what is running. */
export async function listSpendings(tx: Tx): Promise<Map<number, Spending>> {
  const rows = await rowsOf<Spending & { projectId: number }>(tx, spendings, []);
  return new Map(rows.map(({ projectId, ...spending }) => [projectId, spending]));
}

/** Recalculates the sums of the contracts that these restored rows belong to. */
export async function recalculateSums(tx: Tx, costRowIds: readonly number[]): Promise<void> {
  const touched = `select project_id from cost_rows where id = any($1::int[])`;
  await rowsOf(tx, `delete from cost_sums where project_id in (${touched})`, [costRowIds]);
  await rowsOf(
    tx,
    `insert into cost_sums (project_id, measure, head, unit, reason, pricing, quantity, amount)
    select project_id, measure, head, coalesce(unit, ''), coalesce(reason, ''), ${pricing},
      coalesce(sum(quantity), 0), sum(amount)
    from cost_rows where project_id in (${touched}) group by 1, 2, 3, 4, 5, 6`,
    [costRowIds],
  );
}
