import { type Actor, can } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { isWorkingDay } from '@sitewright/domain/kernel/working-days';
import type { ContractOverview } from '@sitewright/domain/overview/overview';
import { contractEmissions } from '../carbon/public.ts';
import { spendingByContract } from '../costs/public.ts';
import { diaryDueSql } from '../diary/public.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isUnsettledSql } from '../site-issues/table.ts';

/**
 * Each by its index: of the last day with entries, the one written last; an entry of a crew can be older than its number.
 * With the last day found first, PostgreSQL uses the index.
 */
const overviews = `
  select p.id as "projectId", coalesce(i.open, 0)::int as "openIssues",
    coalesce(i.overdue, 0)::int as "overdueIssues", d.last as "lastDiary",
    $3 and ${diaryDueSql.isGoing} and ${diaryDueSql.from} <= $1::date and not ${diaryDueSql.isDone}
      as "isDiaryMissing",
    $2 and ${diaryDueSql.isCrewOnly} as "isCrewOnly"
  from projects p
  left join (
    select project_id, count(*) as open, count(*) filter (where target_date < $1::date) as overdue
    from site_issues where ${isUnsettledSql} group by project_id
  ) i on i.project_id = p.id
  left join lateral (
    select jsonb_build_object('date', date, 'enteredAt',
      to_char(entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'author', author) as last
    from diary_entries where $2 and project_id = p.id and date = (
      select max(date) from diary_entries where project_id = p.id and date <= $1::date)
    order by entered_at desc limit 1
  ) d on true
  order by p.id`;

type OnSite = Omit<ContractOverview, 'spent' | 'revisedBudget' | 'revisedValue' | 'carbon'>;

/** The facts of each contract that a site needs, without money. */
export function listOnSite(tx: Tx, actor: Actor, now: Date): Promise<OnSite[]> {
  const today = londonDay(now);
  const readsDiary = can(actor, 'diary', 'R');
  return queryRows<OnSite>(tx, overviews, [today, readsDiary, readsDiary && isWorkingDay(today)]);
}

const noSpending = { spent: null, revisedBudget: null, revisedValue: null };

export async function listOverviews(
  tx: Tx,
  reader: { actor: Actor; now: Date; secrets: Secrets },
): Promise<ContractOverview[]> {
  const { actor, now } = reader;
  const today = londonDay(now);
  const rows = await listOnSite(tx, actor, now);
  const spendings = can(actor, 'costAnalysis', 'R')
    ? await spendingByContract(tx, reader)
    : undefined;
  const emissions = can(actor, 'carbonEntry', 'R') ? await contractEmissions(tx, today) : undefined;
  return rows.map((row) => ({
    ...row,
    ...(spendings?.get(row.projectId) ?? noSpending),
    carbon: emissions ? (emissions.get(row.projectId) ?? '0') : null,
  }));
}
