import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { findRow, lockRow, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { toProject } from './store.ts';
import { projects } from './table.ts';

type Picture = { key: string; type: string } | null;

/** Sets or removes the picture; returns the storage key of the previous one. */
export async function savePicture(tx: Tx, id: number, picture: Picture, actor: Actor, now: Date) {
  const before = await lockRow(tx, projects, id);
  const columns = {
    profilePicture: picture && `/api/projects/${id}/picture?t=${now.getTime()}`,
    profilePictureData: picture?.key ?? null,
    profilePictureType: picture?.type ?? null,
  };
  const project = toProject(await saveRow(tx, projects, id, columns, actor));
  return { project, replaced: before.profilePictureData };
}

export async function findPicture(tx: Tx, id: number) {
  const { profilePictureData: key, profilePictureType: type } = await findRow(tx, projects, id);
  return { key: found(key ?? undefined), type: found(type ?? undefined) };
}
