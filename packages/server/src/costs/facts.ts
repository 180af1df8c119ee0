import type { Contract, ContractFacts, Progress } from '@sitewright/domain/costs/analysis';
import type { ApprovedChange, Plan, Sum } from '@sitewright/domain/costs/forecast';
import { quantitiesOf, sumsOf, type Tally } from '@sitewright/domain/costs/tally';
import type { PageQuery } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';

const contracts = `
  select id as "projectId", slug, code, name, status, start_date as "startDate",
    finish_date as "finishDate", contract_value as "contractValue", budget
  from projects`;

export const listContracts = (tx: Tx, { limit, cursor }: PageQuery): Promise<Contract[]> =>
  queryRows(tx, `${contracts} where $1::int is null or id < $1 order by id desc limit $2`, [
    cursor ?? null,
    limit,
  ]);

const findContractBy =
  <Key>(column: string) =>
  async (tx: Tx, key: Key): Promise<Contract> =>
    found((await queryRows<Contract>(tx, `${contracts} where ${column} = $1`, [key]))[0]);

export const findContract = findContractBy<string>('slug');
export const findContractById = findContractBy<number>('id');

type Of<T> = T & { projectId: number };

/** What users decided: budgets, approved changes and progress. */
type Decisions = {
  plans: Of<Plan>[];
  changes: Of<ApprovedChange>[];
  progress: Of<Progress>[];
  /** The first day with a cost, of heads that are forecast by their run rate. */
  firstCosts: Of<{ head: CostHead; day: string }>[];
};

/** As decided before `by`, or until now. */
export async function decisionsOf(
  tx: Tx,
  projectIds: readonly number[],
  by: Date | null = null,
): Promise<Decisions> {
  const [decided] = await queryRows<Omit<Decisions, 'firstCosts'>>(tx, allDecisions, [
    projectIds,
    by,
  ]);
  const decisions = found(decided);
  return { ...decisions, firstCosts: await firstCostsOf(tx, decisions.plans) };
}

const firstCosts = `
  select p.id as "projectId", p.head, first.day
  from unnest($1::int[], $2::text[]) as p(id, head), lateral (
    select day from cost_rows r
    where r.project_id = p.id and r.head = p.head and r.measure = 'actual' order by day limit 1
  ) first`;

async function firstCostsOf(tx: Tx, plans: readonly Of<Plan>[]): Promise<Decisions['firstCosts']> {
  const byRunRate = plans.filter(({ method }) => method === 'run_rate');
  if (byRunRate.length === 0) return [];
  const ids = byRunRate.map(({ projectId }) => projectId);
  return queryRows(tx, firstCosts, [ids, byRunRate.map(({ head }) => head)]);
}

/** Decimals as text: as numbers they would lose digits. */
const latestPlans = `
  select distinct on (project_id, head) project_id as "projectId", head, budget::text, method,
    final_cost::text as "finalCost", note
  from cost_plans where project_id = any($1) and ($2::timestamptz is null or created_at < $2)
  order by project_id, head, id desc`;

const approvedChanges = `
  select project_id as "projectId", head, sum(budget_amount)::text as "budgetAmount",
    sum(value_amount)::text as "valueAmount"
  from budget_changes where project_id = any($1) and status = 'approved'
    and ($2::timestamptz is null or decided_at < $2)
  group by project_id, head`;

const reportedProgress = `
  select distinct on (project_id) project_id, percent, date
  from progress_reports where project_id = any($1) and ($2::timestamptz is null or created_at < $2)
  order by project_id, date desc, id desc`;

const spentIn = (condition: string) => `
  (select coalesce(sum(amount), 0) from cost_rows r
   where r.project_id = p.project_id and r.measure = 'actual' and ${condition})`;

/** With what had been spent by the day of the report: all, less what is later or was known later. */
const latestProgress = `
  select p.project_id as "projectId", p.percent::text, p.date, (
    (select coalesce(sum(amount), 0) from cost_sums s
     where s.project_id = p.project_id and s.measure = 'actual')
    - ${spentIn('r.day > p.date')} - ${spentIn('r.posted_at >= $2 and r.day <= p.date')})::text as spent
  from (${reportedProgress}) p`;

const asList = (rows: string) => `coalesce((select json_agg(r) from (${rows}) r), '[]')`;

const allDecisions = `select ${asList(latestPlans)} as plans, ${asList(approvedChanges)} as changes,
  ${asList(latestProgress)} as progress`;

export type LedgerSums = { tallies: readonly Tally[]; recent: readonly Of<Sum>[] };

type AsOf = { today: string; alertLevels: readonly number[] };

/** Everything that the figures of one contract are calculated from. */
export function loadContractFacts(
  contract: Contract,
  { plans, changes, progress, firstCosts }: Decisions,
  { tallies, recent }: LedgerSums,
  { today, alertLevels }: AsOf,
): ContractFacts {
  const isOurs = ({ projectId }: { projectId: number }) => projectId === contract.projectId;
  const ours = tallies.filter(isOurs);
  return {
    contract,
    plans: plans.filter(isOurs),
    changes: changes.filter(isOurs),
    progress: progress.find(isOurs),
    firstCosts: firstCosts.filter(isOurs),
    sums: sumsOf(ours),
    recent: recent.filter(isOurs),
    quantities: quantitiesOf(ours),
    alertLevels,
    today,
  };
}
