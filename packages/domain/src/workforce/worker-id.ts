import { groupBy } from '../kernel/group-by.ts';

type Numbered = { prefix: string; digits: string };

/** The scheme of a company that has no numbers yet: `W-0001`. */
const first: Numbered = { prefix: 'W-', digits: '0000' };

/**
 * Gives the ids that continue a company's own scheme: the most used prefix, of those used equally the latest, and
 * from its highest number on with as many digits.
 */
export function workerIdsAfter(ids: readonly string[]): () => string {
  const { prefix, digits } = lastOf(ids.flatMap(readId));
  let number = Number(digits);
  return () => {
    number += 1;
    return prefix + String(number).padStart(digits.length, '0');
  };
}

/** Longer numbers are part of the prefix. */
const readId = (id: string): Numbered[] => {
  const [, prefix = '', digits] = /^(.*?)(\d{1,9})$/.exec(id.trim()) ?? [];
  return digits ? [{ prefix, digits }] : [];
};

function lastOf(ids: readonly Numbered[]): Numbered {
  const schemes = [...groupBy(ids, ({ prefix }) => prefix).values()];
  const mostUsed = schemes.toReversed().toSorted((a, b) => b.length - a.length)[0] ?? [];
  return mostUsed.reduce(
    (highest, id) => (Number(id.digits) > Number(highest.digits) ? id : highest),
    mostUsed[0] ?? first,
  );
}
