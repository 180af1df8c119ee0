import { namelessLabour } from '@sitewright/domain/costs/lines-of-entry';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { findCostSettings } from '../organizations/public.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { pricingSql } from './ledger.ts';
import { type CostReader, liveLines } from './live-lines.ts';
import { postDueWith } from './post-due-costs.ts';
import { revisedValueSql } from './table.ts';

/** A contract without a budget of its own has those of its cost heads. */
const spendings = `
  select p.id as "projectId", coalesce(spent, 0)::numeric(14, 2) as spent,
    coalesce(p.budget, planned, changes * 0) + coalesce(changes, 0) as "revisedBudget",
    ${revisedValueSql} as "revisedValue"
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
    select project_id, sum(budget_amount) as changes
    from budget_changes where status = 'approved' group by 1
  ) c on c.project_id = p.id`;

type Spending = { spent: string; revisedBudget: string | null; revisedValue: string | null };

/** The actual cost, revised budget and contract value of each contract, as its cost analysis has them. */
export async function spendingByContract(
  tx: Tx,
  reader: CostReader,
): Promise<Map<number, Spending>> {
  const rows = await queryRows<Spending & { projectId: number }>(tx, spendings, []);
  const live = await liveLines(tx, undefined, await findCostSettings(tx, reader.actor), reader);
  const running = groupBy(live, ({ projectId }) => projectId);
  return new Map(
    rows.map(({ projectId, ...row }) => {
      const amounts = (running.get(projectId) ?? []).map(({ amount }) => amount);
      return [projectId, { ...row, spent: sumOf([row.spent, ...amounts]) }];
    }),
  );
}

/** For reads of other features that show costs: posts what is due first. */
export const postDueCostsFirst = postDueWith;

const ofTrades = `
  insert into cost_due (source, source_id)
  select 'labour', s.id from labour_sessions s
  where s.hourly_rate is null and s.crew_kind <> 'plant' and (
    lower(trim(s.job_role)) = any($1) or exists (
      select from labour_session_workers w join workers p on p.id = w.worker_id
      where w.session_id = s.id and lower(trim(p.job_title)) = any($1)))
  union all select 'entry', e.id from diary_entries e
  where e.type = 'labour' and lower(trim(coalesce(e.job_role, e.company, $2))) = any($1)
  on conflict (organization_id, source, source_id) do update
  set marked_at = now(), is_backdated = false`;

/** The rate of a trade prices all hours of it that have no other: they are due again. */
export async function markTradeHours(tx: Tx, trades: readonly string[]): Promise<void> {
  await queryRows(tx, ofTrades, [trades, namelessLabour]);
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
