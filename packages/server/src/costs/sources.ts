import type { CostEntry } from '@sitewright/domain/costs/cost-entry';
import type { CostSource } from '@sitewright/domain/costs/cost-values';
import {
  type CostedEntry,
  linesOfCost,
  linesOfEntry,
} from '@sitewright/domain/costs/lines-of-entry';
import { finishedPart, linesOfSession } from '@sitewright/domain/costs/lines-of-session';
import type { CostSettings } from '@sitewright/domain/costs/settings';
import { columnsOf, queryRows } from '../platform/prepared-statements.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { linesOfHires, listCostedHires } from './hires.ts';
import { linesOfOrders, listCostedOrders } from './orders.ts';
import { listCostedSessions } from './sessions.ts';
import { type SourcedLine, type WithId, withSource } from './sourced-line.ts';
import { costEntries } from './table.ts';

const entries = `
  select id, project_id as "projectId", type, date, labor, exists (
    select from labour_sessions s where s.diary_entry_id = e.id) as "isOfSession"
  from diary_entries e where id = any($1)`;

export const listCostedEntries = (tx: Tx, ids: readonly number[]) =>
  queryRows<WithId<CostedEntry>>(tx, entries, [ids]);

const costs = `select ${columnsOf(costEntries)} from cost_entries where id = any($1)`;

type Ids = Readonly<Record<CostSource, readonly number[]>>;

/** The lines that these sources should have in the ledger; deleted sources have none. */
export async function linesOfSources(
  tx: Tx,
  ids: Ids,
  settings: CostSettings,
  { now, secrets }: { now: Date; secrets: Secrets },
): Promise<SourcedLine[]> {
  const over = now.toISOString();
  const found = {
    sessions: await listCostedSessions(tx, ids.labour, secrets),
    entries: await listCostedEntries(tx, ids.entry),
    hires: await listCostedHires(tx, ids.plant, { now, isRunning: false }),
    orders: await listCostedOrders(tx, ids.order),
    costs: await queryRows<CostEntry>(tx, costs, [ids.cost]),
  };
  return [
    ...found.sessions.flatMap((source) =>
      linesOfSession(finishedPart(source), settings, over).map(withSource('labour', source.id)),
    ),
    ...found.entries.flatMap((source) =>
      linesOfEntry(source, settings).map(withSource('entry', source.id)),
    ),
    ...linesOfHires(found.hires, now),
    ...found.orders.flatMap(linesOfOrders),
    ...found.costs.flatMap((source) => linesOfCost(source).map(withSource('cost', source.id))),
  ];
}
