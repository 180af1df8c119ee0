import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { Project, ProjectQuery } from '@sitewright/domain/projects/project';
import { desc, eq, lt } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from './table.ts';

export async function listProjects(
  tx: Tx,
  { limit, cursor }: ProjectQuery,
): Promise<Page<Project>> {
  const rows = await tx
    .select()
    .from(projects)
    .where(cursor ? lt(projects.id, cursor) : undefined)
    .orderBy(desc(projects.id))
    .limit(limit + 1);
  return pageOf(rows.map(toProject), limit);
}

export async function findProjectBySlug(tx: Tx, slug: string): Promise<Project> {
  const [row] = await tx.select().from(projects).where(eq(projects.slug, slug));
  return toProject(found(row));
}

const toProject = (row: typeof projects.$inferSelect): Project => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
