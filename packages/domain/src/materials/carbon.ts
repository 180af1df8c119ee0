import { decimalOf, plainDecimal, rounded, scaled } from '../kernel/decimal.ts';
import { problem, refusedAt } from '../kernel/problem.ts';
import type { MaterialDraft } from './material.ts';
import { factorOf, factorSource, factorYear } from './material-factors.ts';
import { kilogramsPerUnit } from './weight.ts';

export const factorIsUnknown = problem(
  'material.factor_is_unknown',
  400,
  'We have no such carbon factor. Choose one from the list.',
);
export const factorNeedsWeight = problem(
  'material.factor_needs_weight',
  400,
  'This carbon factor is per tonne: enter what one unit weighs',
);
export const carbonNeedsSource = problem(
  'material.carbon_needs_source',
  400,
  'Please say where this figure is from',
);

/** Kilograms × kilograms of CO₂e a tonne ÷ 1,000, to the milligram. */
export const carbonOf = (kilograms: string, perTonne: string): string =>
  plainDecimal(decimalOf(rounded(scaled(kilograms, 6) * scaled(perTonne, 6), 10n ** 9n), 6));

type Carbon = Pick<
  MaterialDraft,
  'carbonFactorId' | 'carbonPerUnit' | 'carbonSource' | 'carbonYear'
>;
type Measured = Carbon & {
  unit?: string | undefined;
  weight?: string | null | undefined;
  weightUnit?: MaterialDraft['weightUnit'];
};

const none = { carbonFactorId: null, carbonPerUnit: null, carbonSource: null, carbonYear: null };

/** What one unit comes to and by whose figure: a figure without a source is none. */
export function carbonFor(material: Measured): typeof none | Required<Carbon> {
  const { carbonFactorId, carbonPerUnit = null, carbonSource = null, carbonYear = null } = material;
  if (carbonFactorId) return byFactor(carbonFactorId, kilogramsPerUnit(material));
  if (!carbonPerUnit) return none;
  if (!carbonSource) throw refusedAt('carbonSource', carbonNeedsSource);
  return { carbonFactorId: null, carbonPerUnit, carbonSource, carbonYear };
}

function byFactor(id: string, kilograms: string | undefined) {
  const factor = factorOf(id);
  if (!factor) throw refusedAt('carbonFactorId', factorIsUnknown);
  if (!kilograms) throw refusedAt('weight', factorNeedsWeight);
  return {
    carbonFactorId: id,
    carbonPerUnit: carbonOf(kilograms, factor.perTonne),
    carbonSource: factorSource,
    carbonYear: factorYear,
  };
}
