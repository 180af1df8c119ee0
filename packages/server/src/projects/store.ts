import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page } from '@sitewright/domain/kernel/page';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { freeSlug, slugOf } from '@sitewright/domain/kernel/slug';
import type { Project, ProjectDraft, ProjectQuery } from '@sitewright/domain/projects/project';
import { slugIsTaken } from '@sitewright/domain/projects/rules';
import { eq, like } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import { escapeLike, listNewestPage, param } from '../platform/prepared-statements.ts';
import { findRow, isFree, lockRow, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { locationOf } from '../reference-data/public.ts';
import { projects } from './table.ts';

/** The contract as stored in its own row; of the picture readers see only that there is one. */
type Stored = Project & { profilePictureData: string | null };

export async function listProjects(
  tx: Tx,
  { status, q, ...page }: ProjectQuery,
): Promise<Page<Project>> {
  const filters = {
    'status = ?': param(status),
    "concat_ws(' ', name, code, client_name, postcode) ilike ?": param(q && `%${escapeLike(q)}%`),
  };
  return (await listNewestPage<Stored>(tx, projects, filters, page)).map(withoutKey);
}

export const findProject = async (tx: Tx, id: number): Promise<Project> =>
  toProject(await findRow(tx, projects, id));

export async function findProjectBySlug(tx: Tx, slug: string): Promise<Project> {
  const [row] = await tx.select().from(projects).where(eq(projects.slug, slug));
  return toProject(found(row));
}

export const lockProject = async (tx: Tx, id: number): Promise<Project> =>
  toProject(await lockRow(tx, projects, id));

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
  if (!(await isSlugFree(tx, project.slug, id))) throw refusedAt('slug', slugIsTaken);
  const changes = { ...fields, ...locationOf(fields.postcode) };
  return toProject(await saveRow(tx, projects, id, changes, actor));
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

export const isSlugFree = (tx: Tx, slug: string, except?: number): Promise<boolean> =>
  isFree(tx, projects, eq(projects.slug, slug), except);

const withoutKey = <P extends { profilePictureData: string | null }>(project: P): P => ({
  ...project,
  profilePictureData: project.profilePictureData && 'uploaded',
});

export const toProject = (row: typeof projects.$inferSelect): Project => ({
  ...withoutKey(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
