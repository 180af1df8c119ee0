import { officialCitation } from '@sitewright/domain/carbon/attribution';
import {
  type CarbonCategory,
  type CarbonScope,
  editions,
} from '@sitewright/domain/carbon/carbon-values';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { unitOf } from '@sitewright/domain/carbon/units';
import { readTable } from './read-table.ts';

type Row = Record<
  | 'id'
  | 'scope'
  | 'level1'
  | 'level2'
  | 'level3'
  | 'level4'
  | 'column_text'
  | 'unit'
  | 'kgco2e'
  | 'independent_copies',
  string
>;

const read = new Map<number, Map<string, Factor>>();

/** Read on first use; a year without an edition has no factors. */
function editionOf(year: number): Map<string, Factor> {
  const cached = read.get(year);
  if (cached) return cached;
  const rows: Row[] = editions.some((edition) => edition === year)
    ? readTable(`official-${year}`)
    : [];
  const edition = new Map(rows.map((row) => [row.id, factorOf(row, year)]));
  read.set(year, edition);
  return edition;
}

/** The factor of the row in the edition of that year, and never in another. */
export const officialFactor = (id: string, year: number): Factor | undefined =>
  editionOf(year).get(id);

export const officialFactors = (year: number): Factor[] => [...editionOf(year).values()];

const scopes: Record<string, CarbonScope> = { 'Scope 1': '1', 'Scope 2': '2', 'Scope 3': '3' };

const factorOf = (row: Row, year: number): Factor => ({
  id: row.id,
  source: 'official',
  year,
  name: nameOf(row),
  group: row.level1 === row.level2 ? row.level1 : `${row.level1}: ${row.level2}`,
  category: categoriesOf(row.id)[0] ?? null,
  scope: scopes[row.scope] ?? 'outside',
  // The table counts the energy of biofuels by their net calorific value, and does not say so.
  unit: row.unit === 'GJ' ? 'GJ (Net CV)' : unitOf(row.unit),
  value: row.kgco2e,
  density: null,
  citation: officialCitation(year),
  copies: Number(row.independent_copies),
  official: null,
  reason: null,
  expiresOn: null,
});

/** 'Concrete, primary material production'; capitals are left to 'CNG' and 'RF'. */
function nameOf({ level2, level3, level4, column_text }: Row): string {
  const column = column_text.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
  return [level3 || level2, level4, column].filter(Boolean).join(', ');
}

/** By the sheet and group of an id: the categories whose form offers it, main category first. */
const categories: Record<string, CarbonCategory[]> = {
  '1_100': ['energy', 'plant', 'transport'],
  '1_101': ['plant', 'energy', 'transport'],
  '1_102': ['energy'],
  '2_103': ['plant', 'energy', 'transport'],
  '2_104': ['energy'],
  '2_105': ['energy'],
  '5': ['transport'],
  '7': ['energy', 'plant'],
  '10': ['energy'],
  '17': ['water'],
  '18': ['water'],
  '19': ['materials'],
  '20': ['waste'],
  '27': ['transport'],
};

export function categoriesOf(id: string): CarbonCategory[] {
  const [sheet = '', group] = id.split('_');
  return categories[`${sheet}_${group}`] ?? categories[sheet] ?? [];
}
