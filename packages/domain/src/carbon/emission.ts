import { plainDecimal } from '../kernel/decimal.ts';
import type { CarbonEstimate } from './carbon-entry.ts';
import type { CarbonQuality, TermKind } from './carbon-words.ts';
import type { Factor } from './factor.ts';
import { emitted, kilogramsInWords, sumOfKilograms } from './kilograms.ts';
import {
  type Facts,
  inWords,
  keptQuantity,
  moduleOf,
  type Reckonable,
  type Share,
  scopeOf,
} from './reckoned.ts';
import { methodOf, sharesOf } from './shares-of.ts';
import type { Term } from './term.ts';
import { kindOf } from './units.ts';

export type Emission = Omit<CarbonEstimate, 'attributions'>;

/** What an entry comes to, term by term; or what it lacks, and then nothing. */
export function emissionOf(entry: Reckonable, facts: Facts): Emission {
  if (entry.carbonEmitted && !entry.factorId) return byHand(entry, entry.carbonEmitted);
  const { shares, missing } = sharesOf(entry, facts);
  if (missing.length > 0) return { ...totalsOf([]), carbonEmitted: null, quality: null, missing };
  const terms = shares.flatMap(termsOf);
  return { ...totalsOf(terms), quality: entry.quality ?? qualityOf(entry, facts), missing };
}

function byHand(entry: Reckonable, kilograms: string): Emission {
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
    sum: `${kilogramsInWords(kilograms)} kg CO₂e, entered by hand`,
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

/** The share by its own factor, and by those that belong to it. */
function termsOf(share: Share): Term[] {
  const { factor, companions } = share;
  const rows: [TermKind, Factor | undefined][] = [
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
  row: Factor,
): Term {
  const kept = keptQuantity(quantity);
  const kilograms = emitted(kept, row.value);
  const product = `${inWords(kept, row.unit)} × ${plainDecimal(row.value)} = ${kilogramsInWords(kilograms)} kg CO₂e`;
  return {
    kind,
    module,
    scope: row.scope,
    label: (row === factor && label) || row.name,
    quantity: kept,
    unit: row.unit,
    factorId: row.id,
    factorSource: row.source,
    factorYear: row.year,
    factor: row.value,
    kilograms,
    sum: [...way, product].join('; '),
  };
}

/** How much a figure can be relied upon, by what it rests on. */
function qualityOf(entry: Reckonable, { factor, isAssumed }: Facts): CarbonQuality {
  const isByHours = entry.category === 'plant' && !entry.quantity;
  if (isAssumed || isByHours) return 'estimated';
  if (factor?.source === 'epd') return 'epd';
  return factor && isMetered(entry, factor) ? 'measured' : 'average';
}

/** Read off a meter, a fuel ticket or a weighbridge. */
function isMetered(entry: Reckonable, factor: Factor): boolean {
  const { category, unit } = entry;
  const isFuel = category === 'transport' && methodOf(entry, factor) === 'fuel';
  const isWeighed = category === 'waste' && kindOf(unit ?? factor.unit) === 'mass';
  return isFuel || isWeighed || ['plant', 'energy', 'water'].includes(category);
}
