import type { DiaryEntryDraft } from '@sitewright/domain/diary/diary-entry';
import { found } from '@sitewright/domain/kernel/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { files } from '../files/table.ts';
import { isTeamMember } from '../organizations/public.ts';
import { userOrganizations } from '../organizations/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';

type Named = Partial<Pick<DiaryEntryDraft, 'projectId' | 'userId' | 'photos'>>;

/** References must exist, even those without effect. */
export async function refuseUnknown(tx: Tx, { projectId, userId, photos = [] }: Named) {
  if (projectId) await refuseIfNoContract(tx, projectId);
  const isUser = and(eq(userOrganizations.userId, userId ?? 0), isTeamMember);
  if (userId) found((await tx.$count(userOrganizations, isUser)) || undefined);
  const ids = [...new Set(photos.map(({ id }) => id))];
  if (ids.length > 0)
    found((await tx.$count(files, inArray(files.id, ids))) === ids.length || undefined);
}
