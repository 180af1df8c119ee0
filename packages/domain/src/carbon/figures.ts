import { scaled } from '../kernel/decimal.ts';
import { badRequest, refusedAt, refuseIf } from '../kernel/problem.ts';
import { iceCitation, officialAttribution, wasteListAttribution } from './attribution.ts';
import type { CarbonEntry } from './carbon-entry.ts';
import type { CarbonScope } from './carbon-values.ts';
import { emissionOf } from './emission.ts';
import { type EmissionInput, type Facts, moduleOf, scopeOf } from './emission-input.ts';
import type { Term } from './term.ts';

const unknownCode = badRequest(
  'carbon_entry.waste_code_is_unknown',
  'This code is not in the List of Wastes',
);

const quantityTooLarge = badRequest(
  'carbon_entry.is_too_much',
  'This is more than any site emits. Check the figures.',
);
/** More tonnes or kilograms than the columns can store. */
const most = 99_999_999_999_999n;

export type Figures = Pick<
  CarbonEntry,
  | 'status'
  | 'missing'
  | 'carbonEmitted'
  | 'losses'
  | 'wtt'
  | 'biogenic'
  | 'terms'
  | 'module'
  | 'scope'
  | 'quality'
  | 'isByHand'
  | 'factorId'
  | 'factorName'
  | 'factor'
  | 'factorUnit'
  | 'factorSource'
  | 'factorYear'
  | 'wasteCode'
  | 'wasteCodeDescription'
  | 'wasteCodeCategory'
  | 'isHazardousWaste'
>;

/** The calculated columns of an entry, by the factors of its day. */
export function figuresOf(entry: EmissionInput, facts: Facts): Figures {
  const emission = emissionOf(entry, facts);
  refuseIf(emission.terms.some(isBeyond) ? quantityTooLarge : undefined);
  const isByHand = emission.terms.some(({ factorId }) => factorId === null);
  return {
    ...emission,
    ...factorColumns(entry, isByHand ? {} : facts),
    ...wasteColumns(entry, facts),
    status: emission.missing.length > 0 ? 'draft' : 'counted',
    module: entry.module ?? moduleOf[entry.category],
    scope: scopeFor(entry, emission.terms),
    isByHand,
  };
}

const isBeyond = ({ quantity, kilograms }: Term): boolean =>
  scaled(quantity, 0) > most || scaled(kilograms, 0) > most;

/** Its first factor; the id is kept even if the year has no such factor, so that the form shows it. */
const factorColumns = ({ factorId }: EmissionInput, { factor }: Pick<Facts, 'factor'>) => ({
  factorId: factor?.id ?? factorId ?? null,
  factorName: factor?.name ?? null,
  factor: factor?.value ?? null,
  factorUnit: factor?.unit ?? null,
  factorSource: factor?.source ?? null,
  factorYear: factor?.year ?? null,
});

/** Taken only from the List of Wastes. */
function wasteColumns({ wasteCode }: EmissionInput, { wasteCode: wasteEntry }: Facts) {
  if (wasteCode && !wasteEntry) throw refusedAt('wasteCode', unknownCode);
  return {
    wasteCode: wasteEntry?.code ?? null,
    wasteCodeDescription: wasteEntry?.description ?? null,
    wasteCodeCategory: wasteEntry?.category ?? null,
    isHazardousWaste: wasteEntry?.isHazardous ?? false,
  };
}

function scopeFor({ category }: EmissionInput, terms: readonly Term[]): CarbonScope {
  const scope = terms.find(({ kind }) => kind === 'direct')?.scope;
  return scope && scope !== 'outside' ? scope : scopeOf[category];
}

type RestsOn = Pick<Term, 'factorSource' | 'factorYear'>;

/** The attributions that the licences of these terms and waste codes require. */
export const attributionsOf = (terms: readonly RestsOn[], isOfWaste: boolean): string[] => [
  ...new Set(terms.flatMap(attributionOf)),
  ...(isOfWaste ? [wasteListAttribution] : []),
];

function attributionOf({ factorSource, factorYear }: RestsOn): string[] {
  if (factorSource === 'official' && factorYear) return [officialAttribution(factorYear)];
  return factorSource === 'ice' ? [iceCitation] : [];
}
