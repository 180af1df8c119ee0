import { asc, eq } from 'drizzle-orm';
import { organizations } from './global-tables.ts';
import type { Tx } from './tenancy.ts';

/** Who runs the installation: the organisation named in the configuration, else the first made. */
export async function findOperator(tx: Tx, slug: string | undefined): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(slug ? eq(organizations.slug, slug) : undefined)
    .orderBy(asc(organizations.id))
    .limit(1);
  return row?.id;
}
