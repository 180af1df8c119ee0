import {
  findUnrated,
  obstacleToRate,
  type UnratedGroup,
} from '@sitewright/domain/costs/find-unrated';
import type {
  RatesOfCrews,
  RatesOfTrades,
  RatesOfWorkers,
  UnratedHours,
} from '@sitewright/domain/costs/unrated-hours';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { tradeKey } from '@sitewright/domain/organizations/cost-settings';
import { agreeRate, expectGang, keepRateOfGang } from '../labour/public.ts';
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

/** Hours without a rate, on one contract or on all, crews at work included. */
async function listGroups(
  tx: Tx,
  projectId: number | undefined,
  { actor, now, secrets }: CostReader,
): Promise<UnratedGroup[]> {
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

/** From the first day with such hours on; returns the hours that are left. */
export async function setWorkerRates(
  tx: Tx,
  { rates }: RatesOfWorkers,
  reader: CostReader,
): Promise<UnratedHours[]> {
  const groups = await listGroups(tx, undefined, reader);
  for (const { workerId, hourlyRate } of rates) {
    const { id } = await findWorker(tx, workerId);
    const group = groups.find((hours) => hours.workerId === id);
    if (!group) continue;
    const draft = { effectiveFrom: group.from, hourlyRate };
    await addWorkerRate(tx, id, draft, reader.actor, reader.secrets);
  }
  return listUnrated(tx, undefined, reader);
}

/** A crew is its gang, or the name of its company. */
export async function setCrewRates(
  tx: Tx,
  { rates }: RatesOfCrews,
  reader: CostReader,
): Promise<UnratedHours[]> {
  refuseIf(obstacleToRate('crew', reader.actor));
  const groups = await listGroups(tx, undefined, reader);
  for (const { gangId, name, hourlyRate } of rates) {
    if (gangId !== null) {
      await expectGang(tx, gangId);
      await keepRateOfGang(tx, gangId, hourlyRate, reader.actor);
    }
    const group = groups.find(
      (hours) =>
        hours.kind === 'crew' &&
        hours.gangId === gangId &&
        (gangId !== null || tradeKey(hours.name) === tradeKey(name)),
    );
    if (group) await agreeRate(tx, group.sessionIds, hourlyRate, reader.actor);
  }
  return listUnrated(tx, undefined, reader);
}

export async function setTradeRates(
  tx: Tx,
  { rates }: RatesOfTrades,
  reader: CostReader,
): Promise<UnratedHours[]> {
  const set = rates.map(({ name, hourlyRate }) => ({ trade: name, hourlyRate }));
  await saveTradeRates(tx, reader.actor, set);
  return listUnrated(tx, undefined, reader);
}
