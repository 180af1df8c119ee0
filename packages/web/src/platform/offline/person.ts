import type { SessionUser } from '@sitewright/domain/session/session-user';

/** For whom something is kept: one user in one company, with the rights they had. */
export type Person = Pick<
  SessionUser,
  'id' | 'name' | 'organizationId' | 'role' | 'isOrganizationAdmin'
>;

export const personOf = ({
  id,
  name,
  organizationId,
  role,
  isOrganizationAdmin,
}: Person): Person => ({
  id,
  name,
  organizationId,
  role,
  isOrganizationAdmin,
});

export const isSamePerson = (one: Person, other: Person): boolean =>
  one.id === other.id && one.organizationId === other.organizationId;

/** With other rights, other things may be read. */
export const hasSameRights = (one: Person, other: Person): boolean =>
  isSamePerson(one, other) &&
  one.role === other.role &&
  one.isOrganizationAdmin === other.isOrganizationAdmin;
