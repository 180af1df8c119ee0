import type {
  CarbonSettings,
  CarbonSettingsChanges,
  SettledCarbon,
} from '@sitewright/domain/carbon/carbon-settings';
import { editions } from '@sitewright/domain/carbon/carbon-words';
import {
  obstacleToUndoing,
  obstacleToVehicle,
  startingSettings,
  undoableUntil,
} from '@sitewright/domain/carbon/standards-rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { given } from '@sitewright/domain/kernel/given';
import { refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { lockOrganization } from '../organizations/for-others.ts';
import { createdBy } from '../platform/audit.ts';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { officialFactor } from './reference/official-factors.ts';
import { carbonSettings } from './table.ts';

type Kept = { id: number; settled: SettledCarbon; setBy: string | null; setAt: string };

/** The latest row counts; the one before it is what an undo goes back to. */
const latestTwo = (tx: Tx): Promise<Kept[]> =>
  rowsOf(
    tx,
    `select s.id, s.settled, u.name as "setBy", s.created_at as "setAt"
    from carbon_settings s left join users u on u.id = s.created_by order by s.id desc limit 2`,
    [],
  );

/** What the company has settled about its carbon. */
export async function findSettled(tx: Tx): Promise<SettledCarbon> {
  const [now] = await latestTwo(tx);
  return now?.settled ?? startingSettings;
}

/** The same, and who settled it when. */
export async function findSettings(tx: Tx, now: Date): Promise<CarbonSettings> {
  const [row] = await latestTwo(tx);
  return {
    ...(row?.settled ?? startingSettings),
    id: row?.id ?? null,
    setBy: row?.setBy ?? null,
    setAt: row?.setAt ?? null,
    undoableUntil: undoableUntil(row?.setAt ?? null, now),
  };
}

export async function changeSettings(
  tx: Tx,
  changes: CarbonSettingsChanges,
  actor: Actor,
  now: Date,
): Promise<CarbonSettings> {
  await lockOrganization(tx, actor);
  return settle(tx, await settledWith(tx, changes), actor, now);
}

/** As it would be settled with these changes. */
export async function settledWith(tx: Tx, changes: CarbonSettingsChanges): Promise<SettledCarbon> {
  const obstacle = changes.vehicleFactorId && obstacleToVehicle(vehicleOf(changes.vehicleFactorId));
  if (obstacle) throw refusedAt('vehicleFactorId', obstacle);
  return { ...(await findSettled(tx)), ...given(changes) };
}

/** Of the newest edition: deliveries to come are reckoned by it. */
const vehicleOf = (factorId: string) => officialFactor(factorId, Math.max(...editions));

/** What was settled before is settled again. */
export async function undoSettings(tx: Tx, actor: Actor, now: Date): Promise<CarbonSettings> {
  await lockOrganization(tx, actor);
  refuseIf(obstacleToUndoing(await findSettings(tx, now)));
  const [, before] = await latestTwo(tx);
  return settle(tx, before?.settled ?? startingSettings, actor, now);
}

async function settle(
  tx: Tx,
  settled: SettledCarbon,
  actor: Actor,
  now: Date,
): Promise<CarbonSettings> {
  await tx.insert(carbonSettings).values({ settled, ...createdBy(actor) });
  return findSettings(tx, now);
}
