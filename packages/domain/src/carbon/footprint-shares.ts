import { decimalOf, plainDecimal, rounded, scaled } from '../kernel/decimal.ts';
import { groupBy } from '../kernel/group-by.ts';
import { percentOf } from '../kernel/percent.ts';
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
} from './carbon-values.ts';
import { attributionsOf } from './figures.ts';
import type { Footprint } from './footprint.ts';
import { kilogramPlaces, quantityPlaces, sumOfKilograms } from './kilograms.ts';
import { convertUnits } from './units.ts';

type Weighed = { kilograms: string };
type OfCategory = Weighed & { category: CarbonCategory };

/** The counted terms added up for each chart and table. */
export type Sums = {
  parts: (OfCategory & { module: CarbonModule; scope: CarbonScope; quality: CarbonQuality })[];
  suppliers: (Weighed & { supplier: string | null })[];
  months: (OfCategory & { month: string })[];
  /** The largest of them. */
  hotspots: (OfCategory & { source: string; entries: number })[];
  sets: { factorSource: FactorSource | null; factorYear: number | null; terms: number }[];
  waste: Wasted[];
};

type Wasted = {
  wasteRoute: WasteRoute | null;
  isHazardous: boolean;
  /** The number of entries and their sum; null where the value was not given. */
  entries: number;
  quantity: string | null;
  unit: string | null;
  density: string | null;
  unitWeight: string | null;
};

type Shares = Pick<
  Footprint,
  | 'byCategory'
  | 'byModule'
  | 'byScope'
  | 'bySupplier'
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
    bySupplier: suppliers.map(({ supplier, kilograms }) => ({ supplier, ...share(kilograms) })),
    byMonth: byMonth(months),
    hotspots: hotspots.map((spot) => ({ ...spot, ...share(spot.kilograms) })),
    qualities: by(carbonQualities, (part) => part.quality).map(([quality, kilograms]) => ({
      quality,
      ...share(kilograms),
    })),
    qualityScore: qualityScore(parts),
    waste: diverted(sums.waste),
    sets: sets.map(({ terms, ...set }) => ({ citation: citationOf(set), terms })),
    attributions: attributionsOf(sets, sums.waste.length > 0),
  };
}

const milligrams = (kilograms: string): bigint => scaled(kilograms, kilogramPlaces);

const kilogramsOf = (rows: readonly Weighed[]): string =>
  sumOfKilograms(rows.map(({ kilograms }) => kilograms));

export const shareOf = (total: string) => (kilograms: string) => ({
  kilograms,
  percent: percentOf(milligrams(kilograms), milligrams(total)) ?? '0.0',
});

const byMonth = (months: Sums['months']): Footprint['byMonth'] =>
  [...groupBy(months, ({ month }) => month)]
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

/** Data quality in hundredths. */
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

/** Waste without a recorded route does not count as diverted from landfill. */
function diverted(waste: readonly Wasted[]): Footprint['waste'] {
  const weighed = waste.map((wasteItem) => ({ ...wasteItem, tonnes: tonnesOf(wasteItem) }));
  const sumOf = (matches: (wasteItem: Wasted) => boolean): bigint =>
    weighed
      .filter(matches)
      .reduce((sum, { tonnes }) => sum + scaled(tonnes ?? '0', quantityPlaces), 0n);
  const all = sumOf(() => true);
  const divertedSum = sumOf(({ wasteRoute }) => wasteRoute !== null && wasteRoute !== 'Landfill');
  return {
    tonnes: inTonnes(all),
    percent: percentOf(divertedSum, all),
    hazardousTonnes: inTonnes(sumOf(({ isHazardous }) => isHazardous)),
    unweighed: weighed
      .filter(({ tonnes }) => tonnes === undefined)
      .reduce((sum, { entries }) => sum + entries, 0),
  };
}

const tonnesOf = ({ quantity, unit, density, unitWeight }: Wasted): string | undefined =>
  quantity && unit ? convertUnits(quantity, unit, 't', { density, unitWeight }) : undefined;

const inTonnes = (size: bigint): string => plainDecimal(decimalOf(size, quantityPlaces));

type RestsOn = { factorSource: FactorSource | null; factorYear: number | null };

const citations: Record<FactorSource, (year: number | null) => string> = {
  official: (year) => officialCitation(year ?? 0),
  epd: (year) => ofYear('Environmental product declarations', year),
  ice: (year) => ofYear(iceCitation, year),
  own: (year) => ofYear('Own factors', year),
};

const ofYear = (source: string, year: number | null): string =>
  year ? `${source}, ${year}` : source;

const citationOf = ({ factorSource, factorYear }: RestsOn): string =>
  factorSource ? citations[factorSource](factorYear) : 'Entered by hand';
