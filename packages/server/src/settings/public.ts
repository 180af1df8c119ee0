import { createHash } from 'node:crypto';
import type { ApiAccess } from '@sitewright/domain/settings/rules';
import { and, eq, like, notLike, or } from 'drizzle-orm';
import { organizations, users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';

type Pictured = { id: number; profilePicture: string | null };

/** Where a picture is to be had, and another address for another picture; where it is kept no answer tells. */
export const pictureUrlOf = ({ id, profilePicture }: Pictured): string | null =>
  profilePicture && `/api/users/${id}/picture?v=${tagOf(profilePicture)}`;

const tagOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 12);

/**
 * Ends somebody's calendar link; where a company is named, only a link that opens the dates of that one. One that was
 * made before the company was stored with it may be that one, and ends too.
 */
export const endCalendarLink = (tx: Tx, userId: number, company?: { organizationId: number }) => {
  const opens = ({ organizationId }: { organizationId: number }) =>
    or(like(users.calendarHash, `${organizationId}.%`), notLike(users.calendarHash, '%.%'));
  return tx
    .update(users)
    .set({ calendarHash: null })
    .where(and(eq(users.id, userId), company && opens(company)));
};

/** Whether the organisation lets programs in. */
export async function findOpened(
  tx: Tx,
  { organizationId }: { organizationId: number },
): Promise<ApiAccess> {
  const [row] = await tx
    .select({ features: organizations.features })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return { hasApiAccess: row?.features.apiAccess === true };
}
