import { type Actor, can } from '@sitewright/domain/kernel/access';
import { isWorkingDay } from '@sitewright/domain/kernel/working-days';
import type { ContractOverview } from '@sitewright/domain/overview/overview';
import { settledStatuses } from '@sitewright/domain/site-issues/issue-words';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';

/** Each by its index: the last entry of a contract is one row, however many there are. */
const overviews = `
  select p.id as "projectId", coalesce(i.open, 0)::int as "openIssues",
    coalesce(i.overdue, 0)::int as "overdueIssues",
    case when $2 then coalesce(c.spent, 0)::numeric(14, 2) end as spent,
    case when $2 then p.budget + coalesce(b.changes, 0) end as "revisedBudget",
    d.last as "lastDiary",
    $4 and p.status = 'active' and d.date is distinct from $1::date as "isDiaryMissing"
  from projects p
  left join (
    select project_id, count(*) as open, count(*) filter (where target_date < $1::date) as overdue
    from site_issues where status <> all($5) group by project_id
  ) i on i.project_id = p.id
  left join (
    select project_id, sum(amount) as spent from cost_sums where measure = 'actual' group by project_id
  ) c on c.project_id = p.id
  left join (
    select project_id, sum(budget_amount) as changes from budget_changes where status = 'approved'
    group by project_id
  ) b on b.project_id = p.id
  left join lateral (
    select date, jsonb_build_object('date', date, 'enteredAt',
      to_char(entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'author', author) as last
    from diary_entries where $3 and project_id = p.id and date <= $1::date
    order by date desc, id desc limit 1
  ) d on true
  order by p.id`;

/** Costs as they are booked: what still runs is reckoned where they are analysed. */
export const listOverviews = (tx: Tx, actor: Actor, today: string): Promise<ContractOverview[]> =>
  rowsOf(tx, overviews, [
    today,
    can(actor, 'costAnalysis', 'R'),
    can(actor, 'diary', 'R'),
    can(actor, 'diary', 'R') && isWorkingDay(today),
    [...settledStatuses],
  ]);
