import { decimalOf, plainDecimal, rounded, scaled } from '../kernel/decimal.ts';
import { iceCitation, officialCitation } from './attribution.ts';
import {
  type CarbonCategory,
  type CarbonModule,
  type CarbonQuality,
  type CarbonScope,
  carbonCategories,
  carbonModules,
  carbonQualities,
  carbonScopes,
  type FactorSource,
  type WasteRoute,
} from './carbon-words.ts';
import { attributionsOf } from './figures.ts';
import type { Footprint } from './footprint.ts';
import { kilogramPlaces, quantityPlaces, sumOfKilograms } from './kilograms.ts';
import { converted } from './units.ts';

type Weighed = { kilograms: string };
type OfCategory = Weighed & { category: CarbonCategory };

/** What the counted terms add up to, each way that somebody looks at them. */
export type Sums = {
  parts: (OfCategory & { module: CarbonModule; scope: CarbonScope; quality: CarbonQuality })[];
  suppliers: (OfCategory & { supplier: string | null })[];
  months: (OfCategory & { month: string })[];
  /** The largest of them. */
  hotspots: (OfCategory & { source: string; entries: number })[];
  sets: { factorSource: FactorSource | null; factorYear: number | null; terms: number }[];
  waste: Wasted[];
};

type Wasted = {
  wasteRoute: WasteRoute | null;
  isHazardous: boolean;
  quantity: string;
  unit: string;
};

type Shares = Pick<
  Footprint,
  | 'byCategory'
  | 'byModule'
  | 'byScope'
  | 'bySupplier'
  | 'flows'
  | 'byMonth'
  | 'hotspots'
  | 'qualities'
  | 'qualityScore'
  | 'waste'
  | 'sets'
  | 'attributions'
>;

export function sharesIn(sums: Sums, total: string): Shares {
  const { parts, suppliers, months, hotspots, sets } = sums;
  const share = shareOf(total);
  const by = <K extends string>(words: readonly K[], wordOf: (part: Sums['parts'][number]) => K) =>
    words
      .filter((word) => parts.some((part) => wordOf(part) === word))
      .map((word) => [word, kilogramsOf(parts.filter((part) => wordOf(part) === word))] as const);
  return {
    byCategory: by(carbonCategories, (part) => part.category).map(([category, kilograms]) => ({
      category,
      ...share(kilograms),
    })),
    byModule: by(carbonModules, (part) => part.module).map(([module, kilograms]) => ({
      module,
      ...share(kilograms),
    })),
    byScope: by(carbonScopes, (part) => part.scope).map(([scope, kilograms]) => ({
      scope,
      ...share(kilograms),
    })),
    bySupplier: grouped(suppliers, ({ supplier }) => supplier)
      .map(([supplier, of]) => ({ supplier, ...share(kilogramsOf(of)) }))
      .toSorted(largestFirst),
    flows: suppliers.toSorted(largestFirst),
    byMonth: byMonth(months),
    hotspots: hotspots.map((spot) => ({ ...spot, ...share(spot.kilograms) })),
    qualities: by(carbonQualities, (part) => part.quality).map(([quality, kilograms]) => ({
      quality,
      ...share(kilograms),
    })),
    qualityScore: qualityScore(parts),
    waste: diverted(sums.waste),
    sets: sets.map(({ terms, ...set }) => ({ citation: citationOf(set), terms })),
    attributions: attributionsOf(sets),
  };
}

const milligrams = (kilograms: string): bigint => scaled(kilograms, kilogramPlaces);

const kilogramsOf = (rows: readonly Weighed[]): string =>
  sumOfKilograms(rows.map(({ kilograms }) => kilograms));

const largestFirst = (a: Weighed, b: Weighed): number => {
  const difference = milligrams(b.kilograms) - milligrams(a.kilograms);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
};

/** In per cent with one place. */
export const percentOf = (part: bigint, whole: bigint): string | null =>
  whole > 0n ? decimalOf(rounded(part * 1000n, whole), 1) : null;

const shareOf = (total: string) => (kilograms: string) => ({
  kilograms,
  percent: percentOf(milligrams(kilograms), milligrams(total)) ?? '0.0',
});

function grouped<T, K>(rows: readonly T[], keyOf: (row: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

const byMonth = (months: Sums['months']): Footprint['byMonth'] =>
  grouped(months, ({ month }) => month)
    .map(([month, of]) => ({
      month,
      total: kilogramsOf(of),
      categories: carbonCategories.flatMap((word) =>
        of
          .filter(({ category }) => category === word)
          .map(({ category, kilograms }) => ({ category, kilograms })),
      ),
    }))
    .toSorted((a, b) => a.month.localeCompare(b.month));

/** In hundredths: how far a figure can be relied upon. */
const scores: Record<CarbonQuality, bigint> = {
  measured: 100n,
  epd: 90n,
  average: 70n,
  estimated: 40n,
};

function qualityScore(parts: Sums['parts']): string | null {
  const whole = milligrams(kilogramsOf(parts));
  const reliable = parts.reduce(
    (sum, { quality, kilograms }) => sum + milligrams(kilograms) * scores[quality],
    0n,
  );
  return whole > 0n ? decimalOf(rounded(reliable, whole), 2) : null;
}

/** Where nobody says which way it went, it is not told as kept from landfill. */
function diverted(waste: readonly Wasted[]): Footprint['waste'] {
  const weighed = waste.map(({ quantity, unit, ...rest }) => ({
    ...rest,
    tonnes: scaled(converted(quantity, unit, 't') ?? '0', quantityPlaces),
  }));
  const tonnesOf = (isIt: (one: Omit<Wasted, 'quantity' | 'unit'>) => boolean): bigint =>
    weighed.filter(isIt).reduce((sum, { tonnes }) => sum + tonnes, 0n);
  const all = tonnesOf(() => true);
  const kept = tonnesOf(({ wasteRoute }) => wasteRoute !== null && wasteRoute !== 'Landfill');
  const inTonnes = (size: bigint) => plainDecimal(decimalOf(size, quantityPlaces));
  return {
    tonnes: inTonnes(all),
    percent: percentOf(kept, all),
    hazardousTonnes: inTonnes(tonnesOf(({ isHazardous }) => isHazardous)),
  };
}

type RestsOn = { factorSource: FactorSource | null; factorYear: number | null };

const citations: Record<FactorSource, (year: number | null) => string> = {
  official: (year) => officialCitation(year ?? 0),
  epd: (year) => `Environmental product declarations, ${year}`,
  ice: (year) => `${iceCitation}, ${year}`,
  own: (year) => `Our own factors, ${year}`,
};

const citationOf = ({ factorSource, factorYear }: RestsOn): string =>
  factorSource ? citations[factorSource](factorYear) : 'Entered by hand';
