import { findUnrated, obstacleToRate } from '@sitewright/domain/costs/find-unrated';
import type { RateSetting, UnratedHours } from '@sitewright/domain/costs/unrated-hours';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { tradeKey } from '@sitewright/domain/organizations/cost-settings';
import { agreeRate, expectGang } from '../labour/public.ts';
import { findCostSettings, saveTradeRates } from '../organizations/public.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { addWorkerRate, findWorker } from '../workforce/public.ts';
import type { CostReader } from './live-lines.ts';
import { listCostedSessions, listOpenSessions } from './sessions.ts';
import { listCostedEntries } from './sources.ts';

/** The sources whose hours have no rate in the ledger. */
const unrated = `
  select source, source_id as id from cost_rows
  where head = 'labour' and measure = 'actual' and source = any('{labour,entry}') and rate is null
    and quantity is not null and ($1::int is null or project_id = $1)
  group by source, source_id having sum(quantity) <> 0`;

type Group = ReturnType<typeof findUnrated>[number];

/** Hours without a rate, on one contract or on all, crews at work included. */
async function listGroups(
  tx: Tx,
  projectId: number | undefined,
  { actor, now, secrets }: CostReader,
): Promise<Group[]> {
  const rows = await queryRows<{ source: string; id: number }>(tx, unrated, [projectId ?? null]);
  const idsOf = (source: string) => rows.filter((row) => row.source === source).map(({ id }) => id);
  const open = await listOpenSessions(tx, projectId, secrets);
  const over = await listCostedSessions(tx, idsOf('labour'), secrets);
  const records = {
    sessions: [...open, ...over.filter(({ id }) => !open.some((session) => session.id === id))],
    entries: await listCostedEntries(tx, idsOf('entry')),
  };
  return findUnrated(records, await findCostSettings(tx, actor), now.toISOString());
}

export async function listUnrated(
  tx: Tx,
  projectId: number | undefined,
  reader: CostReader,
): Promise<UnratedHours[]> {
  const groups = await listGroups(tx, projectId, reader);
  return groups.map(({ sessionIds, ...hours }) => hours);
}

/** Sets the rates for all hours of the company without one; returns the hours that are left. */
export async function setRates(
  tx: Tx,
  rates: readonly RateSetting[],
  reader: CostReader,
): Promise<UnratedHours[]> {
  for (const { kind } of rates) refuseIf(obstacleToRate(kind, reader.actor));
  const groups = await listGroups(tx, undefined, reader);
  for (const setting of rates) await setRate(tx, setting, groups, reader);
  const trades = rates.flatMap((setting) =>
    setting.kind === 'trade' ? { trade: setting.name, hourlyRate: setting.hourlyRate } : [],
  );
  if (trades.length > 0) await saveTradeRates(tx, reader.actor, trades);
  return listUnrated(tx, undefined, reader);
}

async function setRate(
  tx: Tx,
  setting: RateSetting,
  groups: readonly Group[],
  { actor, secrets }: CostReader,
): Promise<void> {
  const { hourlyRate } = setting;
  if (setting.kind === 'worker') {
    const { id } = await findWorker(tx, setting.workerId);
    const group = groups.find(({ workerId }) => workerId === id);
    if (group)
      await addWorkerRate(tx, id, { effectiveFrom: group.from, hourlyRate }, actor, secrets);
  }
  if (setting.kind === 'crew') {
    const { gangId, name } = setting;
    if (gangId !== null) await expectGang(tx, gangId);
    const group = groups.find(
      (one) =>
        one.kind === 'crew' &&
        (gangId === null ? one.gangId === null && isNamed(one, name) : one.gangId === gangId),
    );
    if (group) await agreeRate(tx, group.sessionIds, hourlyRate, actor);
  }
}

const isNamed = (group: Group, name: string): boolean => tradeKey(group.name) === tradeKey(name);
