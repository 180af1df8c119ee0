import type { CostEntry } from '@sitewright/domain/costs/cost-entry';
import type { CostSource } from '@sitewright/domain/costs/cost-values';
import {
  type CostedEntry,
  linesOfCost,
  linesOfEntry,
} from '@sitewright/domain/costs/lines-of-entry';
import {
  type CostedSession,
  finishedPart,
  linesOfSession,
} from '@sitewright/domain/costs/lines-of-session';
import type { CostSettings } from '@sitewright/domain/costs/settings';
import { columnsOf, queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { linesOfHires, listCostedHires } from './hires.ts';
import { linesOfOrders, listCostedOrders } from './orders.ts';
import { londonDaySql, type SourcedLine, type WithId, withSource } from './sourced-line.ts';
import { costEntries } from './table.ts';

/**
 * Time already paid on that day to each worker; of two sessions that began together the older
 * counts first.
 */
const paidBefore = `
  select w.worker_id, coalesce(sum(extract(epoch from g.ended_at - g.started_at) * 1000), 0) as time
  from labour_session_workers w
  left join (labour_session_workers v join labour_sessions o on o.id = v.session_id
      join labour_segments g on g.session_id = o.id and g.is_paid and g.ended_at is not null)
    on v.worker_id = w.worker_id and (o.started_at, o.id) < (s.started_at, s.id)
      and ${londonDaySql('o.started_at')} = ${londonDaySql('s.started_at')}
  where w.session_id = s.id group by 1`;

/** With their segments. */
const sessions = `
  select id, project_id as "projectId", crew_kind as "crewKind", name, company, operatives,
    hourly_rate as "hourlyRate", started_at as "startedAt",
    (select coalesce(json_agg(json_build_object('kind', g.kind, 'reason', g.reason,
      'isPaid', g.is_paid, 'startedAt', g.started_at, 'endedAt', g.ended_at) order by g.id), '[]')
     from labour_segments g where g.session_id = s.id) as segments,
    (select coalesce(json_agg(round(b.time) order by b.worker_id), '[]') from (${paidBefore}) b)
      as "paidBefore"
  from labour_sessions s`;

const listCostedSessions = (tx: Tx, ids: readonly number[]) =>
  queryRows<WithId<CostedSession>>(tx, `${sessions} where id = any($1)`, [ids]);

/** The crews at work, on one contract or on all. */
export const listOpenSessions = (tx: Tx, projectId: number | undefined) =>
  projectId === undefined
    ? queryRows<WithId<CostedSession>>(tx, `${sessions} where finished_at is null`, [])
    : queryRows<WithId<CostedSession>>(
        tx,
        `${sessions} where finished_at is null and project_id = $1`,
        [projectId],
      );

const entries = `
  select id, project_id as "projectId", type, date, labor, exists (
    select from labour_sessions s where s.diary_entry_id = e.id) as "isOfSession"
  from diary_entries e where id = any($1)`;

const costs = `select ${columnsOf(costEntries)} from cost_entries where id = any($1)`;

type Ids = Readonly<Record<CostSource, readonly number[]>>;

/** The lines that these sources should have in the ledger; deleted sources have none. */
export async function linesOfSources(
  tx: Tx,
  ids: Ids,
  settings: CostSettings,
  now: Date,
): Promise<SourcedLine[]> {
  const over = now.toISOString();
  const found = {
    sessions: await listCostedSessions(tx, ids.labour),
    entries: await queryRows<WithId<CostedEntry>>(tx, entries, [ids.entry]),
    hires: await listCostedHires(tx, ids.plant, null),
    orders: await listCostedOrders(tx, ids.order),
    costs: await queryRows<CostEntry>(tx, costs, [ids.cost]),
  };
  return [
    ...found.sessions.flatMap((source) =>
      linesOfSession(finishedPart(source), settings, over).map(withSource('labour', source.id)),
    ),
    ...found.entries.flatMap((source) => linesOfEntry(source).map(withSource('entry', source.id))),
    ...linesOfHires(found.hires, now),
    ...found.orders.flatMap(linesOfOrders),
    ...found.costs.flatMap((source) => linesOfCost(source).map(withSource('cost', source.id))),
  ];
}
