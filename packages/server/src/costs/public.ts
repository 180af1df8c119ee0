import { groupBy } from '@sitewright/domain/kernel/group-by';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { findCostSettings } from '../organizations/public.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { pricingSql } from './ledger.ts';
import { type CostReader, liveLines } from './live-lines.ts';
import { postDueWith } from './post-due-costs.ts';

/** A contract without a budget of its own has those of its cost heads. */
const spendings = `
  select p.id as "projectId", coalesce(spent, 0)::numeric(14, 2) as spent,
    coalesce(p.budget, planned) + coalesce(changes, 0) as "revisedBudget"
  from projects p
  left join (
    select project_id, sum(budget) as planned from (
      select distinct on (project_id, head) project_id, budget from cost_plans
      order by project_id, head, id desc
    ) latest group by 1
  ) h on h.project_id = p.id
  left join (
    select project_id, sum(amount) as spent from cost_sums where measure = 'actual' group by 1
  ) s on s.project_id = p.id
  left join (
    select project_id, sum(budget_amount) as changes from budget_changes where status = 'approved'
    group by 1
  ) c on c.project_id = p.id`;

type Spending = { spent: string; revisedBudget: string | null };

/** The actual cost and the revised budget of each contract, as its cost analysis has them. */
export async function spendingByContract(
  tx: Tx,
  reader: CostReader,
): Promise<Map<number, Spending>> {
  const rows = await queryRows<Spending & { projectId: number }>(tx, spendings, []);
  const live = await liveLines(tx, undefined, await findCostSettings(tx, reader.actor), reader);
  const running = groupBy(live, ({ projectId }) => projectId);
  return new Map(
    rows.map(({ projectId, spent, revisedBudget }) => {
      const amounts = (running.get(projectId) ?? []).map(({ amount }) => amount);
      return [projectId, { spent: sumOf([spent, ...amounts]), revisedBudget }];
    }),
  );
}

/** For reads of other features that show costs: posts what is due first. */
export const postDueCostsFirst = postDueWith;

/** Recalculates the sums of the contracts that these restored rows belong to. */
export async function recalculateSums(tx: Tx, costRowIds: readonly number[]): Promise<void> {
  const touched = `select project_id from cost_rows where id = any($1::int[])`;
  await queryRows(tx, `delete from cost_sums where project_id in (${touched})`, [costRowIds]);
  await queryRows(
    tx,
    `insert into cost_sums (project_id, measure, head, unit, reason, pricing, quantity, amount)
    select project_id, measure, head, coalesce(unit, ''), coalesce(reason, ''), ${pricingSql},
      coalesce(sum(quantity), 0), sum(amount)
    from cost_rows where project_id in (${touched}) group by 1, 2, 3, 4, 5, 6`,
    [costRowIds],
  );
}
