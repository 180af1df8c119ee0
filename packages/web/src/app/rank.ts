export type Findable = {
  label: string;
  /** Other names for it. */
  words?: string | undefined;
};

/** The items with every word of the query, best first; without a query all, in their own order. */
export function rank<T extends Findable>(items: readonly T[], query: string, most = 50): T[] {
  const sought = wordsOf(query);
  return items
    .map((item) => ({ item, score: scoreOf(item, sought) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ item }) => item);
}

function scoreOf({ label, words = '' }: Findable, sought: string[]): number {
  const labelled = wordsOf(label);
  const others = wordsOf(words);
  const scores = sought.map((word) => scoreOfWord(word, labelled, others));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 1);
}

/** How something begins says most, then how its other words do, then what is inside them. */
function scoreOfWord(word: string, labelled: string[], others: string[]): number {
  if (labelled[0]?.startsWith(word)) return 8;
  if (labelled.some((one) => one.startsWith(word))) return 4;
  if (labelled.some((one) => one.includes(word))) return 2;
  return others.some((one) => one.startsWith(word)) ? 1 : 0;
}

/** Lower case without accents, split into words. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
