import { plainDecimal, readableDecimal } from '../kernel/decimal.ts';
import type { CarbonEstimate } from './carbon-entry.ts';
import type { CarbonQuality, TermKind } from './carbon-values.ts';
import {
  type EmissionInput,
  type Facts,
  formatAmount,
  type Missing,
  moduleOf,
  perUnit,
  type Share,
  scopeOf,
  type UsedFactor,
} from './emission-input.ts';
import { methodOf, sharesOf } from './entry-shares.ts';
import { formatKilograms, kilogramsEmitted, sumOfKilograms } from './kilograms.ts';
import type { Term } from './term.ts';
import { kindOf } from './units.ts';

export type Emission = Omit<CarbonEstimate, 'attributions'>;

/** The emission of an entry, term by term; or what is missing, and then no terms. */
export function emissionOf(entry: EmissionInput, facts: Facts): Emission {
  if (entry.carbonEmitted)
    return entry.factorId ? lacking(entry, [hasBoth]) : byHand(entry, entry.carbonEmitted);
  const { shares, missing } = sharesOf(entry, facts);
  if (missing.length > 0) return lacking(entry, missing);
  const terms = shares.flatMap(termsOf).map(scopedBy(entry));
  const { factor, isAssumed = false } = facts;
  const quality = entry.quality ?? (isAssumed ? 'estimated' : qualityOf(entry, factor));
  return { ...totalsOf(terms), quality, missing };
}

export const kilogramsOrFactorMessage = 'Enter the kilograms or choose a factor, not both';
const hasBoth: Missing = { field: 'carbonEmitted', message: kilogramsOrFactorMessage };

const lacking = ({ quality = null }: EmissionInput, missing: Missing[]): Emission => ({
  ...totalsOf([]),
  carbonEmitted: null,
  quality,
  missing,
});

function byHand(entry: EmissionInput, kilograms: string): Emission {
  const term: Term = {
    kind: 'direct',
    module: entry.module ?? moduleOf[entry.category],
    scope: scopeOf[entry.category],
    label: entry.source,
    quantity: plainDecimal(kilograms),
    unit: 'kg CO₂e',
    factorId: null,
    factorSource: null,
    factorYear: null,
    factor: null,
    kilograms: sumOfKilograms([kilograms]),
    sum: `${formatKilograms(kilograms)} kg CO₂e, entered by hand`,
  };
  return { ...totalsOf([term]), quality: entry.quality ?? 'estimated', missing: [] };
}

function totalsOf(terms: Term[]) {
  const of = (kind: TermKind) =>
    sumOfKilograms(terms.filter((term) => term.kind === kind).map(({ kilograms }) => kilograms));
  return {
    terms,
    carbonEmitted: of('direct'),
    losses: of('losses'),
    wtt: of('wtt'),
    biogenic: of('biogenic'),
  };
}

/** The share multiplied by its own factor and by its companion factors. */
function termsOf(share: Share): Term[] {
  const { factor, companions } = share;
  const rows: [TermKind, UsedFactor | undefined][] = [
    [factor.scope === 'outside' ? 'biogenic' : 'direct', factor],
    ['losses', companions.losses],
    ['wtt', companions.wtt],
    ['wtt', companions.lossesWtt],
    ['biogenic', companions.biogenic],
  ];
  return rows.flatMap(([kind, row]) => (row ? [termOf(share, kind, row)] : []));
}

function termOf(
  { factor, quantity, module, way, label }: Share,
  kind: TermKind,
  row: UsedFactor,
): Term {
  const kilograms = kilogramsEmitted(quantity, row.value);
  const product = `${formatAmount(quantity, row.unit)} × ${readableDecimal(row.value)} ${perUnit(row.unit)} = ${formatKilograms(kilograms)} kg CO₂e`;
  return {
    kind,
    module,
    scope: row.scope,
    label: (row === factor && label) || row.name,
    quantity,
    unit: row.unit,
    factorId: row.id,
    factorSource: row.source,
    factorYear: row.year,
    factor: row.value,
    kilograms,
    sum: [...way, product].join('; '),
  };
}

/** Fuel burnt in a contractor's lorry is not scope 1. */
const scopedBy =
  (entry: EmissionInput) =>
  (term: Term): Term =>
    term.kind === 'direct' && isByFuel(entry, term) && entry.supplier
      ? { ...term, scope: '3' }
      : term;

const isByFuel = (entry: EmissionInput, { unit }: { unit: string }): boolean =>
  entry.category === 'transport' && methodOf(entry, { unit }) === 'fuel';

type Rests = Pick<UsedFactor, 'source' | 'unit'>;

/** Data quality by the source of the figure; without a factor it was entered by hand. */
export function qualityOf(entry: EmissionInput, factor: Rests | undefined): CarbonQuality {
  const isByHours = entry.category === 'plant' && !entry.quantity;
  if (!factor || isByHours) return 'estimated';
  if (factor.source === 'epd') return 'epd';
  return isMetered(entry, factor) ? 'measured' : 'average';
}

/** Read off a meter, a fuel ticket or a weighbridge. */
function isMetered(entry: EmissionInput, factor: Rests): boolean {
  const { category, unit } = entry;
  const isWeighed = category === 'waste' && kindOf(unit ?? factor.unit) === 'mass';
  return isByFuel(entry, factor) || isWeighed || ['plant', 'energy', 'water'].includes(category);
}
