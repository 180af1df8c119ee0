import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-values';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { factorSynonyms } from '@sitewright/domain/carbon/factor-synonyms';
import { categoriesOf, officialFactors } from './official-factors.ts';
import { hasEveryWord, searchWords } from './word-search.ts';

/** The most common factors of sites, most common first. */
const usual = [
  '1_101_1011_8_1', // diesel in litres
  '1_101_1014_8_1', // gas oil in litres
  '2_103_1036_8_1', // HVO in litres
  '7_400_4000_5_1', // electricity
  '1_100_1004_6_1', // gas by its bill
  '19_500_5020_15_1', // concrete
  '27_304_3140_14_1', // all HGVs by tonne and kilometre
  '17_404_4005_1_1', // water
];

type FactorSearch = { q?: string | undefined; category?: CarbonCategory | undefined; year: number };

/** Rows with every word, best match first: usable in a form, common, then by name. */
export function searchOfficial({ q = '', category, year }: FactorSearch): Factor[] {
  const searched = searchWords(q);
  return officialFactors(year)
    .filter(({ id }) => !category || categoriesOf(id).includes(category))
    .filter((factor) => hasEveryWord(searchedIn(factor), searched))
    .map((factor, at) => ({
      factor,
      rank: [factor.id === q ? 0 : 1, ...rankOf(factor, searched), at],
    }))
    .toSorted((a, b) => byRank(a.rank, b.rank))
    .map(({ factor }) => factor);
}

const searchedIn = ({ id, name, group, unit }: Factor): string =>
  `${name} ${group} ${unit} ${id} ${factorSynonyms(name)}`;

function rankOf({ id, name, category }: Factor, searched: string[]): number[] {
  const place = usual.indexOf(id);
  return [category ? 0 : 1, hasEveryWord(name, searched) ? 0 : 1, place < 0 ? usual.length : place];
}

const byRank = (a: number[], b: number[]): number =>
  a.map((rank, at) => rank - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
