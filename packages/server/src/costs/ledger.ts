import { payPrefix } from '@sitewright/domain/costs/cost-line';
import type { CostRow, CostRowFilter, CostRowQuery } from '@sitewright/domain/costs/cost-row';
import type { Measure } from '@sitewright/domain/costs/cost-values';
import type { DayOfHead } from '@sitewright/domain/costs/curve';
import type { Sum } from '@sitewright/domain/costs/forecast';
import type { PostedSource } from '@sitewright/domain/costs/movements';
import { negateTallies, type Tally, tallyOf } from '@sitewright/domain/costs/tally';
import { recentDays } from '@sitewright/domain/costs/to-complete';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { columnsOf, conditionsOf, param, queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { SourcedLine } from './sourced-line.ts';
import { costRows } from './table.ts';

/** SQL: whether a row has a price. */
export const pricingSql = `case when rate is null then 'unpriced' when rate = 0 then 'unpaid' else 'priced' end`;

const tallies = (condition: string) => `
  select project_id as "projectId", measure, head, unit, reason, ${pricingSql} as pricing,
    coalesce(sum(quantity), 0) as quantity, sum(amount) as amount
  from cost_rows where ${condition} group by project_id, measure, head, unit, reason, 6`;

const all = `
  select project_id as "projectId", measure, head, nullif(unit, '') as unit,
    nullif(reason, '') as reason, pricing, quantity, amount
  from cost_sums where project_id = any($1)`;
const ofLaterDays = tallies('project_id = any($1) and day > $2');
const knownLater = tallies('project_id = any($1) and posted_at >= $2');

/** The sums of each contract's ledger. */
export const talliesOf = (tx: Tx, projectIds: readonly number[]): Promise<Tally[]> =>
  queryRows(tx, all, [projectIds]);

/** The sums of a contract up to and including a day. */
export const talliesTo = async (tx: Tx, projectId: number, day: string): Promise<Tally[]> => [
  ...(await talliesOf(tx, [projectId])),
  ...negateTallies(await queryRows(tx, ofLaterDays, [[projectId], day])),
];

/** The sums as they were known at an instant. */
export const talliesAsOf = async (tx: Tx, projectId: number, at: Date): Promise<Tally[]> => [
  ...(await talliesOf(tx, [projectId])),
  ...negateTallies(await queryRows(tx, knownLater, [[projectId], at])),
];

/** The last day with an actual cost. */
export async function lastCostDay(tx: Tx, projectId: number): Promise<string | null> {
  const text = `select max(day)::text as day from cost_rows where project_id = $1 and measure = 'actual'`;
  const [row] = await queryRows<{ day: string | null }>(tx, text, [projectId]);
  return row?.day ?? null;
}

const recent = `
  select project_id as "projectId", measure, head, sum(amount) as amount
  from cost_rows where project_id = any($1) and measure = 'actual' and day > $2 and day <= $3
    and ($4::timestamptz is null or posted_at < $4)
  group by project_id, measure, head`;

/** Costs of the four weeks up to a day, optionally as known at an instant. */
export const recentSums = (
  tx: Tx,
  projectIds: readonly number[],
  to: string,
  knownBy: Date | null = null,
): Promise<(Sum & { projectId: number })[]> =>
  queryRows(tx, recent, [projectIds, daysAfter(to, -recentDays), to, knownBy]);

/** The amounts of a measure, of days since or of days up to then. */
const amountsBy = (measure: Measure, compare: '>' | '<=' = '>') =>
  `coalesce(sum(amount) filter (where measure = '${measure}' and day ${compare} $3), 0)`;

/**
 * What was posted since, by source. Deliveries are shown with their order: what is spent is no
 * longer committed.
 */
const posted = `
  select case when r.source = 'delivery' and d.id is not null then 'order' else r.source end as source,
    coalesce(d.purchase_order_id, r.source_id) as "sourceId", head, reason,
    coalesce(max(words) filter (where r.source = 'order'), max(words)) as words,
    max(party) as party, max(posted_at) as at, max(day) as day,
    sum(quantity) filter (where measure = 'actual' and d.id is null) as quantity,
    max(unit) filter (where d.id is null) as unit,
    ${amountsBy('actual')} as actual, ${amountsBy('open')} as open, ${amountsBy('committed')} as committed,
    ${amountsBy('actual', '<=')} as "earlierActual", ${amountsBy('open', '<=')} as "earlierOpen",
    ${amountsBy('committed', '<=')} as "earlierCommitted",
    bool_or(starts_with(part, '${payPrefix}')) as "isPay"
  from cost_rows r left join deliveries d on r.source = 'delivery' and d.id = r.source_id
  where r.project_id = $1 and r.posted_at >= $2
  group by 1, 2, head, reason`;

export const postedSince = (
  tx: Tx,
  projectId: number,
  at: Date,
  since: string,
): Promise<PostedSource[]> => queryRows(tx, posted, [projectId, at, since]);

/** The cost of each day, by head. */
export const daysOf = (tx: Tx, projectId: number): Promise<DayOfHead[]> =>
  queryRows(
    tx,
    `select day, head, sum(amount) as amount,
      coalesce(sum(quantity) filter (where head = 'labour' and unit = 'h' and rate is distinct from 0),
        0) as hours
    from cost_rows where project_id = $1 and measure = 'actual' group by 1, 2`,
    [projectId],
  );

/** Unpaid time costs nothing, so it is not standing time. */
const isStanding = 'reason is not null and rate is distinct from 0';

const hasNoRate = 'rate is null and quantity is not null';

/** Latest day first, running lines on top. */
export async function listRows(
  tx: Tx,
  projectId: number,
  { limit, cursor, reason, rate, ...filter }: CostRowQuery,
  live: readonly SourcedLine[],
  now: Date,
): Promise<Page<CostRow>> {
  const { where, values } = conditionsOf({
    'project_id = ?': [projectId],
    'measure = ?': param(filter.measure),
    'head = ?': param(filter.head),
    'source = ?': param(filter.source),
    'reason = ?': reason === 'any' ? undefined : param(reason),
    'day >= ?': param(filter.from),
    'day <= ?': param(filter.to),
    [isStanding]: reason === undefined ? undefined : [],
    [hasNoRate]: rate === undefined ? undefined : [],
    '(day, id) < (select day, id from cost_rows where id = ?)': param(cursor),
  });
  const rows = await queryRows<CostRow & { id: number }>(
    tx,
    `select ${columnsOf(costRows)} from cost_rows ${where}
    order by day desc, id desc limit $${values.length + 1}`,
    [...values, limit + 1],
  );
  const shown = rows.slice(0, limit);
  const running = cursor
    ? []
    : live.filter((line) => matchesFilter(line, { reason, rate, ...filter }));
  return new Page(
    [...running.map((line) => ({ id: null, ...line, postedAt: now.toISOString() })), ...shown],
    rows.length > limit ? shown.at(-1)?.id : undefined,
  );
}

/** Applies the filter of the query to a running line, which is not in the database. */
function matchesFilter(
  line: SourcedLine,
  { reason, rate, from, to, ...same }: CostRowFilter,
): boolean {
  const isSame = Object.entries(same).every(
    ([field, value]) => value === undefined || line[field as keyof typeof same] === value,
  );
  const standingReason = tallyOf(line).pricing === 'unpaid' ? null : line.reason;
  const isOfReason =
    reason === undefined ||
    (reason === 'any' ? standingReason !== null : standingReason === reason);
  const isOfRate = rate === undefined || (line.rate === null && line.quantity !== null);
  return isSame && isOfReason && isOfRate && (!from || line.day >= from) && (!to || line.day <= to);
}
