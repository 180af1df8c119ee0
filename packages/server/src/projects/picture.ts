import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { toProject } from './store.ts';
import { projects } from './table.ts';

type Picture = { key: string; type: string } | null;

/** Sets or removes the picture; returns the storage key of the previous one. */
export async function savePicture(tx: Tx, id: number, picture: Picture, actor: Actor, now: Date) {
  const [before] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
  const columns = {
    profilePicture: picture && `/api/projects/${id}/picture?t=${now.getTime()}`,
    profilePictureData: picture?.key ?? null,
    profilePictureType: picture?.type ?? null,
  };
  const [row] = await tx
    .update(projects)
    .set({ ...columns, ...updatedBy(actor) })
    .where(eq(projects.id, found(before).id))
    .returning();
  return { project: toProject(found(row)), replaced: found(before).profilePictureData };
}

export async function findPicture(tx: Tx, id: number) {
  const [row] = await tx
    .select({ key: projects.profilePictureData, type: projects.profilePictureType })
    .from(projects)
    .where(eq(projects.id, id));
  return { key: found(row?.key ?? undefined), type: found(row?.type ?? undefined) };
}
