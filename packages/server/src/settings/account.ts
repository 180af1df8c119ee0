import { createHash } from 'node:crypto';
import type { ApiAccess } from '@sitewright/domain/settings/rules';
import { eq } from 'drizzle-orm';
import { organizations } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';

type Pictured = { id: number; profilePicture: string | null };

/**
 * The address of a picture, different for each picture; the storage key is never part of a
 * response.
 */
export const pictureUrlOf = ({ id, profilePicture }: Pictured): string | null =>
  profilePicture && `/api/users/${id}/picture?v=${tagOf(profilePicture)}`;

const tagOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 12);

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
