import { scaled } from '../kernel/decimal.ts';
import { problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import { iceCitation, officialAttribution, wasteListAttribution } from './attribution.ts';
import type { CarbonEntry } from './carbon-entry.ts';
import type { CarbonScope } from './carbon-values.ts';
import { emissionOf } from './emission.ts';
import { type EmissionInput, type Facts, moduleOf, scopeOf } from './emission-input.ts';
import type { Term } from './term.ts';

const unknownCode = problem(
  'carbon_entry.waste_code_is_unknown',
  400,
  'The List of Wastes has no such code',
);

const isTooMuch = problem(
  'carbon_entry.is_too_much',
  400,
  'This comes to more than any site emits. Please check the figures.',
);
/** More tonnes of a thing, or kilograms of carbon, than we can keep. */
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

/** What is kept of an entry besides what somebody said: all that follows from it on its day. */
export function figuresOf(entry: EmissionInput, facts: Facts): Figures {
  const emission = emissionOf(entry, facts);
  refuseIf(emission.terms.some(isBeyond) ? isTooMuch : undefined);
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

/** Its first factor; one that its year lacks is kept by its id, so that it can be chosen again. */
const factorColumns = ({ factorId }: EmissionInput, { factor }: Pick<Facts, 'factor'>) => ({
  factorId: factor?.id ?? factorId ?? null,
  factorName: factor?.name ?? null,
  factor: factor?.value ?? null,
  factorUnit: factor?.unit ?? null,
  factorSource: factor?.source ?? null,
  factorYear: factor?.year ?? null,
});

/** On the word of the List of Wastes alone. */
function wasteColumns({ wasteCode }: EmissionInput, { wasteCode: listed }: Facts) {
  if (wasteCode && !listed) throw refusedAt('wasteCode', unknownCode);
  return {
    wasteCode: listed?.code ?? null,
    wasteCodeDescription: listed?.description ?? null,
    wasteCodeCategory: listed?.category ?? null,
    isHazardousWaste: listed?.isHazardous ?? false,
  };
}

function scopeFor({ category }: EmissionInput, terms: readonly Term[]): CarbonScope {
  const scope = terms.find(({ kind }) => kind === 'direct')?.scope;
  return scope && scope !== 'outside' ? scope : scopeOf[category];
}

type RestsOn = Pick<Term, 'factorSource' | 'factorYear'>;

/** What the licences ask for wherever these terms are shown, and the codes of waste with them. */
export const attributionsOf = (terms: readonly RestsOn[], isOfWaste: boolean): string[] => [
  ...new Set(terms.flatMap(attributionOf)),
  ...(isOfWaste ? [wasteListAttribution] : []),
];

function attributionOf({ factorSource, factorYear }: RestsOn): string[] {
  if (factorSource === 'official' && factorYear) return [officialAttribution(factorYear)];
  return factorSource === 'ice' ? [iceCitation] : [];
}
