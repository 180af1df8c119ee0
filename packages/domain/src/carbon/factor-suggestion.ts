import type { CarbonEntry } from './carbon-entry.ts';
import type { FactorSource } from './carbon-values.ts';
import type { Factor } from './factor.ts';
import { type Product, readProduct } from './product-kind.ts';
import { convertUnits, kindOf } from './units.ts';

/** A material that needs a factor, and what leads from its unit to a weight. */
export type SuggestionInput = {
  name: string;
  category?: string | null | undefined;
  unit: string | null | undefined;
  density?: string | null | undefined;
  unitWeight?: string | null | undefined;
};

type SuggestedFactor = {
  factor: Factor;
  /** The product that both names say: 'reinforcing bar'. */
  matched: string;
};

type Suggest = (material: SuggestionInput, day: string) => SuggestedFactor | undefined;

/** Best first: the company's declarations and own figures, then ICE, then the official average. */
const order: readonly FactorSource[] = ['epd', 'own', 'ice', 'official'];

/** The best factor for a material on a day; none where none fits, or where two fit equally well. */
export function suggestionsFrom(factors: readonly Factor[]): Suggest {
  const offered = factors.filter(isOfMaterials).map((factor) => ({
    factor,
    product: readProduct({ name: factor.name }),
  }));
  return (material, day) => {
    const product = readProduct(material);
    if (!product) return;
    const fitting = offered
      .filter((candidate) => isOf(candidate, product))
      .map(({ factor }) => factor)
      .filter((factor) => !hasExpired(factor, day) && isConvertible(material, factor));
    const best = order.map((tier) => latestOf(fitting, tier)).find(({ length }) => length > 0);
    const [factor, ...others] = best ?? [];
    return factor && others.length === 0 ? { factor, matched: product.kind } : undefined;
  };
}

type Used = Pick<CarbonEntry, 'category' | 'status' | 'factorSource'>;
type Entry = Used &
  Pick<CarbonEntry, 'source' | 'materialCategory' | 'unit' | 'density' | 'unitWeight' | 'date'>;

/** A counted entry of a material that is calculated with an average of the industry. */
export const usesAverage = ({ category, status, factorSource }: Used): boolean =>
  category === 'materials' && status === 'counted' && isAverage(factorSource);

/** The factor that should replace the average of an entry, if the company has one. */
export function betterFactorsFrom(factors: readonly Factor[]) {
  const better = betterThanAverages(factors);
  return (entry: Entry): Factor | undefined =>
    usesAverage(entry) ? better(inputOf(entry), entry.factorSource, entry.date) : undefined;
}

const inputOf = ({ source, materialCategory, unit, density, unitWeight }: Entry) => ({
  name: source,
  category: materialCategory,
  unit,
  density,
  unitWeight,
});

/** The same for a material of the catalogue; equal ones are looked up once. */
export function betterThanAverages(factors: readonly Factor[]) {
  const suggest = suggestionsFrom(factors);
  const known = new Map<string, Factor | undefined>();
  return (input: SuggestionInput, used: FactorSource | null, day: string): Factor | undefined => {
    if (!isAverage(used)) return;
    const key = JSON.stringify([input, used, day]);
    if (!known.has(key)) known.set(key, ahead(suggest(input, day)?.factor, used));
    return known.get(key);
  };
}

const ahead = (better: Factor | undefined, used: FactorSource): Factor | undefined =>
  better && order.indexOf(tierOf(better)) < order.indexOf(used) ? better : undefined;

const isAverage = (source: FactorSource | null): source is 'official' | 'ice' =>
  source === 'official' || source === 'ice';

/** An override of an official row is still the row of an average. */
const tierOf = ({ source, official }: Factor): FactorSource =>
  official === null ? source : 'official';

const isOfMaterials = ({ category, scope }: Factor): boolean =>
  category === 'materials' && scope !== 'outside';

const hasExpired = ({ expiresOn }: Factor, day: string): boolean =>
  expiresOn !== null && expiresOn < day;

type Candidate = { factor: Factor; product: Product | undefined };

/** The same product, of the same make; the official table only has the average of its kind. */
function isOf({ factor, product: declared }: Candidate, product: Product): boolean {
  if (tierOf(factor) === 'official')
    return factor.name === `${product.average}, primary material production`;
  return (
    declared?.kind === product.kind &&
    !declared.isVague &&
    declared.marks.join() === product.marks.join() &&
    isOfSize(factor, declared, product)
  );
}

/** Where it is counted by number, length or area, the size decides what one is. */
function isOfSize({ unit }: Factor, declared: Product, product: Product): boolean {
  const isBySize = !['mass', 'volume'].includes(kindOf(unit));
  const isSame = declared.sizes.every((size) => product.sizes.includes(size));
  return isSame && !(isBySize && declared.sizes.length === 0);
}

const isConvertible = (
  { unit, density, unitWeight }: SuggestionInput,
  { unit: to, density: usualDensity }: Factor,
): boolean =>
  convertUnits('1', unit ?? '', to, { density, unitWeight, usualDensity }) !== undefined;

/** Of two editions of a tier, the later one. */
function latestOf(factors: readonly Factor[], tier: FactorSource): Factor[] {
  const ofTier = factors.filter((factor) => tierOf(factor) === tier);
  const year = Math.max(...ofTier.map((factor) => factor.year));
  return ofTier.filter((factor) => factor.year === year);
}
