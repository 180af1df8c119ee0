import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { pricingSql } from './ledger.ts';

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
export async function spendingByContract(tx: Tx): Promise<Map<number, Spending>> {
  const rows = await queryRows<Spending & { projectId: number }>(tx, spendings, []);
  return new Map(rows.map(({ projectId, ...spending }) => [projectId, spending]));
}

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
