import { createHash } from 'node:crypto';
import type { Actor } from '@sitewright/domain/kernel/access';
import { definedOnly } from '@sitewright/domain/kernel/defined-only';
import { found } from '@sitewright/domain/kernel/problem';
import { readChoices } from '@sitewright/domain/notifications/preferences';
import type { OwnSettings, SettingsChanges } from '@sitewright/domain/settings/own-settings';
import type { ApiAccess } from '@sitewright/domain/settings/rules';
import { and, eq } from 'drizzle-orm';
import { isTeamMember } from '../organizations/public.ts';
import { userOrganizations } from '../organizations/table.ts';
import { organizations, users } from '../platform/global-tables.ts';
import { findRow, lockRow, updateRow } from '../platform/rows.ts';
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
export async function findApiAccess(
  tx: Tx,
  { organizationId }: { organizationId: number },
): Promise<ApiAccess> {
  const [row] = await tx
    .select({ features: organizations.features })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return { hasApiAccess: row?.features.apiAccess === true };
}

type Owner = Pick<Actor, 'userId' | 'organizationId' | 'role'>;

export async function findSettings(tx: Tx, owner: Owner): Promise<OwnSettings> {
  const account = await findRow(tx, users, owner.userId);
  const { name, email, username, phone, jobTitle, preferences, calendarHash } = account;
  return {
    ...{ name, email, username, phone, jobTitle },
    role: owner.role,
    profilePicture: pictureUrlOf(account),
    notifications: readChoices(preferences),
    hasCalendar: calendarHash !== null,
    ...(await findApiAccess(tx, owner)),
  };
}

/** Of two pages that save at once, each keeps what the other has saved. */
export async function saveSettings(
  tx: Tx,
  { notifications, ...profile }: SettingsChanges,
  owner: Owner,
): Promise<OwnSettings> {
  const { preferences } = await lockRow(tx, users, owner.userId, 'no key update');
  const chosen = notifications && { preferences: { ...preferences, notifications } };
  const changes = { ...definedOnly(profile), ...chosen };
  if (Object.keys(changes).length > 0) await updateRow(tx, users, owner.userId, changes);
  return findSettings(tx, owner);
}

/** Returns the storage key of the previous picture. */
export async function savePicture(
  tx: Tx,
  profilePicture: string | null,
  owner: Owner,
): Promise<string | null> {
  const before = await lockRow(tx, users, owner.userId, 'no key update');
  await updateRow(tx, users, owner.userId, { profilePicture });
  return before.profilePicture;
}

/** None for a person who is not a member, or has not accepted the invitation yet. */
export async function findPicture(tx: Tx, userId: number): Promise<string> {
  const [row] = await tx
    .select({ key: users.profilePicture })
    .from(users)
    .innerJoin(userOrganizations, eq(userOrganizations.userId, users.id))
    .where(and(eq(users.id, userId), isTeamMember));
  return found(row?.key ?? undefined);
}

export const saveCalendar = (tx: Tx, calendarHash: string | null, { userId }: Owner) =>
  tx.update(users).set({ calendarHash }).where(eq(users.id, userId));
