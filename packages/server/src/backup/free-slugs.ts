import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';

const longest = 100;

/** An unused slug for each: `quay`, `quay-copy`, `quay-copy-2`. */
export async function freeSlugs(tx: Tx, slugs: readonly string[]): Promise<Record<string, string>> {
  const free: Record<string, string> = {};
  for (const slug of slugs) {
    const taken = new Set(Object.values(free));
    for (let number = 1; free[slug] === undefined; number++) {
      const ending = number === 1 ? '-copy' : `-copy-${number}`;
      const idea = `${slug.slice(0, longest - ending.length)}${ending}`;
      const isTaken = taken.has(idea) || (await tx.$count(projects, eq(projects.slug, idea))) > 0;
      if (!isTaken) free[slug] = idea;
    }
  }
  return free;
}
