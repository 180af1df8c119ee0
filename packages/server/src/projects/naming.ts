import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { nextCode } from '@sitewright/domain/projects/naming';
import type { Naming, NamingQuery } from '@sitewright/domain/projects/project';
import { eq, isNotNull } from 'drizzle-orm';
import { organizations } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isSlugFree, suggestSlug } from './store.ts';
import { projects } from './table.ts';

/** Suggests what is free, and judges what is being typed. */
export async function findNaming(
  tx: Tx,
  { name, slug, code }: NamingQuery,
  { organizationId }: Actor,
): Promise<Naming> {
  const [company] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  const coded = await tx
    .select({ code: projects.code, name: projects.name })
    .from(projects)
    .where(isNotNull(projects.code));
  return {
    suggestedSlug: await suggestSlug(tx, name),
    suggestedCode: nextCode(
      coded.map((project) => project.code ?? ''),
      found(company).name,
    ),
    isSlugFree: await isSlugFree(tx, slug),
    codeIsOf: coded.find((project) => project.code === code)?.name ?? null,
  };
}
