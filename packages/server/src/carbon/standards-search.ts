import { alsoCalled } from '@sitewright/domain/carbon/also-called';
import type { Factor, FactorQuery } from '@sitewright/domain/carbon/factor';
import { factorOf } from '@sitewright/domain/carbon/own-factor';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type UsableFactor, usableFactors, withReplacements } from './factors.ts';
import { searchOfficial } from './reference/search-factors.ts';
import { hasEveryWord, wordsOf } from './reference/word-search.ts';

const ownFactorsFor = `${usableFactors} and (f.replaces is null or f.year = $1)
  order by array_position(array['own', 'epd', 'ice'], f.source), f.name, f.id`;

/** Own factors first, then the year's edition; the cursor is an offset. */
export async function searchFactors(
  tx: Tx,
  { q, source, category, year, limit, cursor = 0 }: FactorQuery,
  now: Date,
): Promise<Page<Factor>> {
  const edition = year ?? Number(londonDay(now).slice(0, 4));
  const ownRows = await rowsOf<UsableFactor>(tx, ownFactorsFor, [edition]);
  const words = wordsOf(q ?? '');
  const ours = ownRows
    .filter(({ replaces }) => !replaces)
    .map(factorOf)
    .filter((factor) => !category || factor.category === category)
    .filter(({ name, citation, unit, id }) =>
      hasEveryWord(`${name} ${citation} ${unit} ${id} ${alsoCalled(name)}`, words),
    );
  const official = searchOfficial({ q, category, year: edition }).map(withReplacements(ownRows));
  const all = [...ours, ...official].filter((factor) => !source || factor.source === source);
  const end = cursor + limit;
  return new Page(all.slice(cursor, end), end < all.length ? end : undefined);
}
