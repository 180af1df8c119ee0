import { badRequest, conflict, type Problem } from '../kernel/problem.ts';
import type { CarbonSettings, CarbonStandard } from './carbon-settings.ts';
import { carbonModules } from './carbon-values.ts';
import type { Factor, FactorSet, OwnFactor, OwnFactorDraft } from './factor.ts';
import { unitOf } from './units.ts';

/** The defaults: all modules, and the distances that RICS assumes. */
export const defaultCarbonSettings: CarbonStandard = {
  modules: [...carbonModules],
  includesLosses: false,
  includesWtt: false,
  statedYear: null,
  usesPreviousEdition: false,
  distances: [
    { category: 'Aggregates', distance: '50.0' },
    { category: 'Concrete', distance: '20.0' },
  ],
  defaultDistance: '120.0',
  // All HGVs, average laden, by tonne and kilometre
  vehicleFactorId: '27_304_3140_14_1',
};

const dayLong = 24 * 60 * 60 * 1000;

export const nothingToUndo = conflict(
  'carbon_settings.nothing_to_undo',
  'There is no change to undo.',
);
export const tooLateToUndo = conflict(
  'carbon_settings.too_late',
  'That change is more than 24 hours old. Change the standard instead.',
);

/** Until when a change may be taken back; null once that time is over. */
export function undoableUntil(setAt: string | null, now: Date): string | null {
  const until = setAt && new Date(Date.parse(setAt) + dayLong).toISOString();
  return until && until > now.toISOString() ? until : null;
}

export function obstacleToUndoing({
  id,
  undoableUntil: until,
}: Pick<CarbonSettings, 'id' | 'undoableUntil'>): Problem | undefined {
  if (id === null) return nothingToUndo;
  return until ? undefined : tooLateToUndo;
}

export const noSuchVehicle = badRequest(
  'carbon_settings.no_such_vehicle',
  'Please choose an official factor per tonne-kilometre',
);

/** A lorry's factor must be per tonne-kilometre. */
export const obstacleToVehicle = (factor: Factor | undefined): Problem | undefined =>
  factor?.unit === 't km' ? undefined : noSuchVehicle;

export const setNotDraft = conflict(
  'carbon_factor_set.is_no_draft',
  'This set is no longer a draft.',
);

export const obstacleToClosingSet = ({ status }: Pick<FactorSet, 'status'>): Problem | undefined =>
  status === 'draft' ? undefined : setNotDraft;

export const factorRetired = conflict('carbon_factor.is_retired', 'This factor has been retired.');
export const factorFromImportedSet = conflict(
  'carbon_factor.is_imported',
  'This factor belongs to an imported set. Import a new edition instead.',
);

/** Entries were calculated with it, so it is never changed, only replaced. */
export function obstacleToReplacing({
  source,
  retiredAt,
}: Pick<OwnFactor, 'source' | 'retiredAt'>): Problem | undefined {
  if (source === 'ice') return factorFromImportedSet;
  return retiredAt ? factorRetired : undefined;
}

type Named = { itemDescription: string };

/** A material that points to a factor cannot follow it to any unit. */
export const unitNotConvertible = (
  { itemDescription }: Named,
  { unit }: Pick<Factor, 'unit'>,
): Problem =>
  badRequest(
    'carbon_factor.no_unit_conversion',
    `${itemDescription} cannot be calculated in ${unit}`,
  );

const epdNumberRequired = badRequest('carbon_factor.has_no_number', 'EPD number is required');

/** An EPD cannot be verified without its number. */
export const obstacleToDeclaring = ({
  source,
  epdNumber,
}: Pick<OwnFactor, 'source' | 'epdNumber'>): Problem | undefined =>
  source === 'epd' && !epdNumber ? epdNumberRequired : undefined;

export const noSuchOfficialRow = badRequest(
  'carbon_factor.no_such_row',
  'The official table for that year does not have this row',
);
export const unitDiffers = badRequest(
  'carbon_factor.other_unit',
  'The unit must match the official row',
);
export const alreadyOverridden = conflict(
  'carbon_factor.is_replaced_already',
  'This row already has your own factor. Change that one.',
);

type Stand = Pick<OwnFactorDraft, 'replaces' | 'unit'>;

/** Why an own factor cannot override an official row, and at which field. */
export function obstacleToOverriding(
  { replaces, unit }: Stand,
  official: Factor | undefined,
  isTaken: boolean,
): { field: keyof Stand; problem: Problem } | undefined {
  if (!replaces) return;
  if (!official) return { field: 'replaces', problem: noSuchOfficialRow };
  if (official.unit !== unitOf(unit)) return { field: 'unit', problem: unitDiffers };
  return isTaken ? { field: 'replaces', problem: alreadyOverridden } : undefined;
}
