import { isDeepStrictEqual } from 'node:util';
import type {
  CarbonSettings,
  CarbonSettingsChanges,
  CarbonStandard,
} from '@sitewright/domain/carbon/carbon-settings';
import { editions } from '@sitewright/domain/carbon/carbon-values';
import { editionFor, isPublished } from '@sitewright/domain/carbon/edition-year';
import {
  defaultCarbonSettings,
  obstacleToUndoing,
  obstacleToVehicle,
  undoableUntil,
} from '@sitewright/domain/carbon/standards-rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { definedOnly } from '@sitewright/domain/kernel/defined-only';
import { refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { lockOrganization } from '../organizations/public.ts';
import { createdBy } from '../platform/audit.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { officialFactor } from './reference/official-factors.ts';
import { carbonSettings } from './standards-table.ts';

/** An undo is marked: undoing it again would be a redo. */
type StoredStandard = {
  id: number;
  settled: CarbonStandard & { isUndone?: boolean };
  setBy: string | null;
  setAt: string;
};

/** The latest row counts; an undo restores the one before. */
const latestTwo = (tx: Tx): Promise<StoredStandard[]> =>
  queryRows(
    tx,
    `select s.id, s.settled, u.name as "setBy", s.created_at as "setAt"
    from carbon_settings s left join users u on u.id = s.created_by order by s.id desc limit 2`,
    [],
  );

/** The company's current carbon standard. */
export async function findStandard(tx: Tx): Promise<CarbonStandard> {
  const [now] = await latestTwo(tx);
  return standardIn(now);
}

function standardIn(row: StoredStandard | undefined): CarbonStandard {
  const { isUndone, ...settled }: Partial<StoredStandard['settled']> = row?.settled ?? {};
  return { ...defaultCarbonSettings, ...settled };
}

/** The edition that applies to a year; undefined if there is none. */
export const findEdition = async (tx: Tx, year: number): Promise<number | undefined> =>
  isPublished(year) ? year : editionFor(year, await findStandard(tx));

/** Whether the company ever went on with an earlier edition: without that no figure depends on one. */
export async function hasUsedPreviousEdition(tx: Tx): Promise<boolean> {
  const chosen = `select 1 from carbon_settings where settled @> '{"usesPreviousEdition": true}' limit 1`;
  return (await queryRows(tx, chosen, [])).length > 0;
}

/** The standard with who set it and when. */
export async function findSettings(tx: Tx, now: Date): Promise<CarbonSettings> {
  const [row] = await latestTwo(tx);
  return {
    ...standardIn(row),
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
  const settled = await standardWith(tx, changes);
  // Unchanged settings are not saved again: an undo would have no effect.
  return isDeepStrictEqual(settled, await findStandard(tx))
    ? findSettings(tx, now)
    : saveStandard(tx, settled, actor, now);
}

/** The standard with these changes. */
export async function standardWith(
  tx: Tx,
  changes: CarbonSettingsChanges,
): Promise<CarbonStandard> {
  const obstacle = changes.vehicleFactorId && obstacleToVehicle(vehicleOf(changes.vehicleFactorId));
  if (obstacle) throw refusedAt('vehicleFactorId', obstacle);
  return { ...(await findStandard(tx)), ...definedOnly(changes) };
}

/** Of the newest edition, because it applies to future deliveries. */
const vehicleOf = (factorId: string) => officialFactor(factorId, Math.max(...editions));

/** Saves the previous standard again. */
export async function undoSettings(tx: Tx, actor: Actor, now: Date): Promise<CarbonSettings> {
  await lockOrganization(tx, actor);
  const { isUndone, ...settings } = await findSettings(tx, now);
  refuseIf(obstacleToUndoing(settings));
  const [, before] = await latestTwo(tx);
  return saveStandard(tx, { ...standardIn(before), isUndone: !isUndone }, actor, now);
}

async function saveStandard(
  tx: Tx,
  settled: StoredStandard['settled'],
  actor: Actor,
  now: Date,
): Promise<CarbonSettings> {
  await tx.insert(carbonSettings).values({ settled, ...createdBy(actor) });
  return findSettings(tx, now);
}
