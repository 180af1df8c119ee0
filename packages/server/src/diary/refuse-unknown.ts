import type { DiaryEntryDraft } from '@sitewright/domain/diary/diary-entry';
import { found } from '@sitewright/domain/kernel/problem';
import { and, eq } from 'drizzle-orm';
import { isTeamMember } from '../organizations/public.ts';
import { userOrganizations } from '../organizations/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';

type Named = Partial<Pick<DiaryEntryDraft, 'projectId' | 'userId'>>;

/** References must exist, even those without effect. */
export async function refuseUnknown(tx: Tx, { projectId, userId }: Named) {
  if (projectId) await refuseIfNoContract(tx, projectId);
  const isUser = and(eq(userOrganizations.userId, userId ?? 0), isTeamMember);
  if (userId) found((await tx.$count(userOrganizations, isUser)) || undefined);
}
