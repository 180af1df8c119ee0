import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { searchApi } from '@sitewright/domain/search/api';
import { type Findable, findableBy } from '@sitewright/domain/search/findable';
import {
  arrangeGroups,
  maxHitsOfOneType,
  maxHitsPerType,
  obstacleToSearching,
  rarestWordPerType,
} from '@sitewright/domain/search/rules';
import type { Hit } from '@sitewright/domain/search/search';
import type { Serve } from '../platform/http/serve.ts';
import { countWords, type FoundRow, findHits, findMembers, maxCountedRecords } from './find.ts';

export function searchRoutes(serve: Serve) {
  serve(searchApi.find, async ({ tx, actor, query: { q, entity } }) => {
    const kinds = findableBy(actor, entity);
    if (kinds.length === 0) return { groups: [], isPartial: false };
    const counted = await countWords(tx, q, kinds);
    const words = [...new Set(counted.map(({ word }) => word))];
    const obstacle = obstacleToSearching(words);
    if (obstacle) throw refusedAt('q', obstacle);
    const rarest = rarestWordPerType(counted);
    const most = entity ? maxHitsOfOneType : maxHitsPerType;
    const search = { words, asked: q, most: most + 1 };
    const rows = [
      ...(await findHits(tx, rarest, search)),
      ...(await findMembers(tx, kinds, search)),
    ];
    return {
      groups: arrangeGroups(groupsOf(kinds, rows, most)),
      isPartial:
        words.length > 1 && [...rarest.values()].some(({ count }) => count > maxCountedRecords),
    };
  });
}

const hitOf = ({ entity, beginsSo, quantity, unit, ...hit }: FoundRow): Hit => ({
  ...hit,
  quantity: quantity && [readableDecimal(quantity), unit].filter(Boolean).join(' '),
});

/** One more than is returned was read: it shows that there are more. */
const groupsOf = (kinds: readonly Findable[], rows: readonly FoundRow[], most: number) =>
  kinds.map((kind) => {
    const all = rows.filter(({ entity }) => entity === kind);
    return {
      entity: kind,
      hits: all.slice(0, most).map(hitOf),
      hasMore: all.length > most,
      beginsSo: all.some(({ beginsSo }) => beginsSo),
    };
  });
