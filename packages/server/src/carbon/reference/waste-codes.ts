import { type WasteRoute, wasteRoutes } from '@sitewright/domain/carbon/carbon-values';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { isHazardousCode } from '@sitewright/domain/carbon/transfer-gaps';
import type { WasteCode } from '@sitewright/domain/carbon/waste-code';
import { officialFactor, officialFactors } from './official-factors.ts';
import { readTable } from './read-table.ts';
import { hasEveryWord, searchWords } from './word-search.ts';

type Row = Record<
  | 'code'
  | 'description'
  | 'chapter_title'
  | 'sub_chapter'
  | 'mirror'
  | 'defra_waste_type'
  | 'defra_routes'
  | 'mapping_note',
  string
>;

let list: WasteCode[] | undefined;

/** Read on first use. */
function wasteCodes(): WasteCode[] {
  list ??= readTable<keyof Row>('waste-codes').map(wasteCodeOf);
  return list;
}

const wasteCodeOf = (row: Row): WasteCode => ({
  code: row.code,
  description: row.description,
  category: `${row.chapter_title}: ${row.sub_chapter}`,
  isHazardous: isHazardousCode(row.code),
  isMirror: row.mirror === 'true',
  wasteType: row.defra_waste_type || null,
  routes: wasteRoutes.filter((route) => row.defra_routes.split(';').includes(route)),
  note: row.mapping_note || null,
});

const digitsOf = (code: string): string => code.replaceAll(/\D/g, '');

/** '17 01 01', '170101' and '17 01 01*' are the same entry: no two differ by the asterisk alone. */
export const findWasteCode = (code: string): WasteCode | undefined =>
  wasteCodes().find((wasteCode) => digitsOf(wasteCode.code) === digitsOf(code));

/** By the beginning of the code or by every word; chapter 17, construction, first. */
export function searchWasteCodes(q = ''): WasteCode[] {
  const isCode = /^[\d\s*]+$/.test(q);
  const searched = isCode ? [] : searchWords(q);
  return wasteCodes()
    .filter(({ code, description, category }) =>
      isCode
        ? digitsOf(code).startsWith(digitsOf(q))
        : hasEveryWord(`${description} ${category}`, searched),
    )
    .toSorted((a, b) => rankOf(a, searched) - rankOf(b, searched));
}

const rankOf = ({ code, description }: WasteCode, searched: string[]): number =>
  (code.startsWith('17') ? 0 : 2) + (hasEveryWord(description, searched) ? 0 : 1);

/** The edition whose labels the list uses; others name the same rows differently. */
const namedIn = 2024;

/** The official factor of a waste code and route, by row id, which is the same every year. */
export function wasteFactorOf(code: string, route: WasteRoute, year: number): Factor | undefined {
  const [group, waste] = findWasteCode(code)?.wasteType?.split(' / ') ?? [];
  const row = officialFactors(namedIn).find(
    (factor) =>
      factor.group === `Waste disposal: ${group}` &&
      factor.name === `${waste}, ${route.toLowerCase()}`,
  );
  return row && officialFactor(row.id, year);
}
