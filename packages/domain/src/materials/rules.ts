import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { scaled } from '../kernel/decimal.ts';
import { conflict, type Problem, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { seesPrices } from '../purchase-orders/shown-to.ts';
import { carbonFor, type MaterialFactor } from './carbon.ts';
import { Material, type MaterialChanges, type MaterialDraft } from './material.ts';
import { type WeightUnit, weightUnits } from './unit.ts';

export const skuIsTaken = conflict(
  'material.sku_is_taken',
  'Another material already has this SKU. Choose a different one.',
);
export const skuTakenMeanwhile = conflict(
  'material.sku_is_taken_now',
  'Another material now has this SKU.',
);
export const materialOnOrder = conflict(
  'material.is_on_order',
  'This material is on a purchase order, so it cannot be deleted. Make it inactive to stop it being ordered.',
);

export const isActive = ({ active }: Pick<Material, 'active'>): boolean => active === 'yes';

export const obstacleToAdding = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'material', 'C', 'add a material');

export const obstacleToEditing = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'material', 'U', 'change a material');

export const obstacleToDeleting = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'material', 'D', 'delete a material');

/** Imports and bulk price changes need the permissions to create and to update. */
export const obstacleToImporting = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'material', 'U', 'import materials');

/** Materials as `actor` may see them. */
export function shownTo(actor: Actor): (material: Material) => Material {
  const hidden = seesPrices(actor)
    ? {}
    : { purchaseCost: null, pricedAt: null, trend: [], drift: null };
  return (material) => ({ ...material, ...hidden });
}

/** `factor` is the current factor of its `carbonFactorId`; without a unit, it is weighed as the company does. */
export function draftMaterial(
  draft: MaterialDraft,
  factor: MaterialFactor | undefined,
  defaultWeightUnit = 'kg',
): MaterialDraft {
  const weighed = { ...draft, weightUnit: draft.weightUnit ?? weightUnitOf(defaultWeightUnit) };
  return { ...weighed, ...carbonFor(weighed, factor) };
}

/** The company's weight unit for new materials. */
export const weightUnitOf = (unit: string | undefined): WeightUnit =>
  weightUnits.find((known) => known === unit) ?? 'kg';

export function editMaterial(
  material: Material,
  actor: Actor,
  { version, ...changes }: MaterialChanges,
  factor: MaterialFactor | undefined,
): Material {
  refuseIfChanged(Material, shownTo(actor)(material), version);
  const edited = { ...material, ...changes };
  return needsRecalculation(changes)
    ? { ...edited, ...carbonFor(withoutOwnFigure(edited, changes), factor) }
    : edited;
}

const calculatedFrom = [
  'unit',
  'weight',
  'weightUnit',
  'carbonFactorId',
  'carbonPerUnit',
  'carbonSource',
  'carbonYear',
] as const;

/** A price change keeps the carbon, because its factor may have been retired since. */
const needsRecalculation = (changes: MaterialChanges): boolean =>
  calculatedFrom.some((name) => changes[name] !== undefined);

/** Removing the factor removes the figure calculated from it. */
const withoutOwnFigure = (edited: Material, changes: MaterialChanges): Material =>
  changes.carbonFactorId === null && changes.carbonPerUnit === undefined
    ? { ...edited, carbonPerUnit: null }
    : edited;

export const refuseIfOnOrder = (wasOrdered: boolean): void =>
  refuseIf(wasOrdered ? materialOnOrder : undefined);

type Cost = { purchaseCost?: string | null | undefined };

/** Whether the price changed, whatever its number format. */
export const hasPriceChanged = (before: Cost, after: Cost): after is { purchaseCost: string } =>
  !!after.purchaseCost &&
  (!before.purchaseCost || scaled(before.purchaseCost, 4) !== scaled(after.purchaseCost, 4));
