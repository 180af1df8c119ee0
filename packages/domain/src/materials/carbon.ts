import type { Factor } from '../carbon/factor.ts';
import { kilogramsEmitted } from '../carbon/kilograms.ts';
import { convertUnits, kindOf } from '../carbon/units.ts';
import { plainDecimal } from '../kernel/decimal.ts';
import { badRequest, refusedAt } from '../kernel/problem.ts';
import type { MaterialDraft } from './material.ts';
import { kilogramsPerUnit } from './weight.ts';

export const unknownFactor = badRequest(
  'material.factor_is_unknown',
  'Carbon factor not found. Choose one from the list.',
);
export const factorNeedsWeight = badRequest(
  'material.factor_needs_weight',
  'This carbon factor is by weight. Enter the weight of one unit',
);
export const factorUnitDiffers = badRequest(
  'material.factor_unit_mismatch',
  'This carbon factor uses a different unit from the material. Choose another.',
);
export const carbonSourceRequired = badRequest(
  'material.carbon_needs_source',
  'Enter the source of this figure',
);

/** The fields of a factor that a material's carbon depends on. */
export type MaterialFactor = Pick<Factor, 'unit' | 'value' | 'density' | 'citation' | 'year'>;

type Carbon = Pick<
  MaterialDraft,
  'carbonFactorId' | 'carbonPerUnit' | 'carbonSource' | 'carbonYear'
>;
type Weighed = {
  unit?: string | undefined;
  weight?: string | null | undefined;
  weightUnit?: MaterialDraft['weightUnit'];
};

/** One unit converted to the unit of the factor; undefined if it cannot be converted. */
export function quantityInFactorUnit(
  material: Weighed,
  { unit, density }: Pick<Factor, 'unit' | 'density'>,
): string | undefined {
  const unitWeight = kilogramsPerUnit(material);
  return convertUnits('1', material.unit ?? '', unit, { unitWeight, usualDensity: density });
}

/** Quantity × factor, to the milligram. */
export const carbonOf = (quantity: string, { value }: Pick<Factor, 'value'>): string =>
  plainDecimal(kilogramsEmitted(quantity, value));

const none = { carbonFactorId: null, carbonPerUnit: null, carbonSource: null, carbonYear: null };

/** The carbon of one unit and its source; a figure without a source does not count. */
export function carbonFor(
  material: Carbon & Weighed,
  factor: MaterialFactor | undefined,
): typeof none | Required<Carbon> {
  const { carbonFactorId, carbonPerUnit = null, carbonSource = null, carbonYear = null } = material;
  if (carbonFactorId) return { carbonFactorId, ...byFactor(material, factor) };
  if (!carbonPerUnit) return none;
  if (!carbonSource) throw refusedAt('carbonSource', carbonSourceRequired);
  return { carbonFactorId: null, carbonPerUnit, carbonSource, carbonYear };
}

function byFactor(material: Weighed, factor: MaterialFactor | undefined) {
  if (!factor) throw refusedAt('carbonFactorId', unknownFactor);
  const quantity = quantityInFactorUnit(material, factor);
  if (!quantity) throw refusalOf(factor);
  return {
    carbonPerUnit: carbonOf(quantity, factor),
    carbonSource: factor.citation,
    carbonYear: factor.year,
  };
}

const refusalOf = ({ unit }: MaterialFactor) =>
  kindOf(unit) === 'mass'
    ? refusedAt('weight', factorNeedsWeight)
    : refusedAt('carbonFactorId', factorUnitDiffers);
