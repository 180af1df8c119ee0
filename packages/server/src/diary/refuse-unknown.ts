import type { DiaryEntryDraft } from '@sitewright/domain/diary/diary-entry';
import { found } from '@sitewright/domain/kernel/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { files } from '../files/table.ts';
import { isTeamMember } from '../organizations/public.ts';
import { userOrganizations } from '../organizations/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';

type Named = Partial<Pick<DiaryEntryDraft, 'projectId' | 'userId' | 'photos'>>;

/** References must exist, even those without effect. */
export async function refuseUnknown(tx: Tx, { projectId, userId, photos = [] }: Named) {
  if (projectId) await foundIfCounted(tx.$count(projects, eq(projects.id, projectId)));
  if (userId)
    await foundIfCounted(
      tx.$count(userOrganizations, and(eq(userOrganizations.userId, userId), isTeamMember)),
    );
  const ids = [...new Set(photos.map(({ id }) => id))];
  if (ids.length > 0)
    found((await tx.$count(files, inArray(files.id, ids))) === ids.length || undefined);
}

export async function findContractId(tx: Tx, slug: string): Promise<number> {
  const hasSlug = eq(projects.slug, slug);
  const [contract] = await tx.select({ id: projects.id }).from(projects).where(hasSlug);
  return found(contract).id;
}

const foundIfCounted = async (count: Promise<number>) => found((await count) || undefined);
