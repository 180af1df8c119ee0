import { isDeepStrictEqual } from 'node:util';
import type {
  CarbonSettings,
  CarbonSettingsChanges,
  SettledCarbon,
} from '@sitewright/domain/carbon/carbon-settings';
import { editions } from '@sitewright/domain/carbon/carbon-values';
import {
  obstacleToUndoing,
  obstacleToVehicle,
  startingSettings,
  undoableUntil,
} from '@sitewright/domain/carbon/standards-rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { definedOnly } from '@sitewright/domain/kernel/defined-only';
import { refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { lockOrganization } from '../organizations/public.ts';
import { createdBy } from '../platform/audit.ts';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { officialFactor } from './reference/official-factors.ts';
import { carbonSettings } from './standards-table.ts';

/** What takes a change back says so: to take that back in turn is to do it again. */
type Kept = {
  id: number;
  settled: SettledCarbon & { isUndone?: boolean };
  setBy: string | null;
  setAt: string;
};

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
  return settledIn(now);
}

function settledIn(row: Kept | undefined): SettledCarbon {
  const { isUndone, ...settled }: Kept['settled'] = row?.settled ?? startingSettings;
  return settled;
}

/** The same, and who settled it when. */
export async function findSettings(tx: Tx, now: Date): Promise<CarbonSettings> {
  const [row] = await latestTwo(tx);
  return {
    ...settledIn(row),
    id: row?.id ?? null,
    setBy: row?.setBy ?? null,
    setAt: row?.setAt ?? null,
    undoableUntil: undoableUntil(row?.setAt ?? null, now),
    isUndone: row?.settled.isUndone ?? false,
  };
}

export async function changeSettings(
  tx: Tx,
  changes: CarbonSettingsChanges,
  actor: Actor,
  now: Date,
): Promise<CarbonSettings> {
  await lockOrganization(tx, actor);
  const settled = await settledWith(tx, changes);
  // Nothing is settled anew that is so already: an undo would lead nowhere.
  return isDeepStrictEqual(settled, await findSettled(tx))
    ? findSettings(tx, now)
    : settle(tx, settled, actor, now);
}

/** As it would be settled with these changes. */
export async function settledWith(tx: Tx, changes: CarbonSettingsChanges): Promise<SettledCarbon> {
  const obstacle = changes.vehicleFactorId && obstacleToVehicle(vehicleOf(changes.vehicleFactorId));
  if (obstacle) throw refusedAt('vehicleFactorId', obstacle);
  return { ...(await findSettled(tx)), ...definedOnly(changes) };
}

/** Of the newest edition: deliveries to come are reckoned by it. */
const vehicleOf = (factorId: string) => officialFactor(factorId, Math.max(...editions));

/** What was settled before is settled again. */
export async function undoSettings(tx: Tx, actor: Actor, now: Date): Promise<CarbonSettings> {
  await lockOrganization(tx, actor);
  const { isUndone, ...settings } = await findSettings(tx, now);
  refuseIf(obstacleToUndoing(settings));
  const [, before] = await latestTwo(tx);
  return settle(tx, { ...settledIn(before), isUndone: !isUndone }, actor, now);
}

async function settle(
  tx: Tx,
  settled: Kept['settled'],
  actor: Actor,
  now: Date,
): Promise<CarbonSettings> {
  await tx.insert(carbonSettings).values({ settled, ...createdBy(actor) });
  return findSettings(tx, now);
}
