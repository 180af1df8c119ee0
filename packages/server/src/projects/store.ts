import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { freeSlug, slugOf } from '@sitewright/domain/kernel/slug';
import type { Project, ProjectDraft, ProjectQuery } from '@sitewright/domain/projects/project';
import { slugIsTaken } from '@sitewright/domain/projects/rules';
import { and, eq, like, ne } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { escapeLike, listNewest } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { locationOf } from '../reference-data/public.ts';
import { projects } from './table.ts';

/** The contract as stored in its own row; of the picture readers see only that there is one. */
type Stored = Project & { profilePictureData: string | null };

export async function listProjects(
  tx: Tx,
  { limit, cursor, status, q }: ProjectQuery,
): Promise<Page<Project>> {
  const filters = {
    'id <': cursor,
    'status =': status,
    "concat_ws(' ', name, code, client_name, postcode) ilike": q && `%${escapeLike(q)}%`,
  };
  const rows = await listNewest<Stored>(tx, projects, filters, limit + 1);
  return pageOf(rows.map(withoutKey), limit);
}

export async function findProject(tx: Tx, id: number): Promise<Project> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id));
  return toProject(found(row));
}

export async function findProjectBySlug(tx: Tx, slug: string): Promise<Project> {
  const [row] = await tx.select().from(projects).where(eq(projects.slug, slug));
  return toProject(found(row));
}

export async function lockProject(tx: Tx, id: number): Promise<Project> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
  return toProject(found(row));
}

export async function insertProject(tx: Tx, draft: ProjectDraft, actor: Actor): Promise<Project> {
  const slug = draft.slug ?? (await suggestSlug(tx, draft.name));
  const values = { ...draft, slug, ...locationOf(draft.postcode), ...createdBy(actor) };
  const [row] = await tx.insert(projects).values(values).onConflictDoNothing().returning();
  if (row) return toProject(row);
  if (draft.slug) throw refusedAt('slug', slugIsTaken);
  // Another request took the generated slug first: generates another.
  return insertProject(tx, draft, actor);
}

export async function saveProject(tx: Tx, project: Project, actor: Actor): Promise<Project> {
  const { id, createdAt, profilePicture, profilePictureData, profilePictureType, ...fields } =
    project;
  await refuseIfSlugIsTaken(tx, project.slug, id);
  const [row] = await tx
    .update(projects)
    .set({ ...fields, ...locationOf(fields.postcode), ...updatedBy(actor) })
    .where(eq(projects.id, id))
    .returning();
  return toProject(found(row));
}

/** Made from the name, and free. */
export async function suggestSlug(tx: Tx, name: string): Promise<string> {
  const slug = slugOf(name, 'contract');
  const rows = await tx
    .select({ slug: projects.slug })
    .from(projects)
    .where(like(projects.slug, `${slug}%`));
  return freeSlug(
    slug,
    rows.map((row) => row.slug),
  );
}

export const isSlugFree = async (tx: Tx, slug: string, except = 0): Promise<boolean> =>
  (await tx.$count(projects, and(eq(projects.slug, slug), ne(projects.id, except)))) === 0;

async function refuseIfSlugIsTaken(tx: Tx, slug: string, except?: number): Promise<void> {
  if (!(await isSlugFree(tx, slug, except))) throw refusedAt('slug', slugIsTaken);
}

const withoutKey = <P extends { profilePictureData: string | null }>(project: P): P => ({
  ...project,
  profilePictureData: project.profilePictureData && 'uploaded',
});

export const toProject = (row: typeof projects.$inferSelect): Project => ({
  ...withoutKey(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
