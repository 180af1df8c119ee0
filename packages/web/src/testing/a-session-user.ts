import type { SessionUser } from '@sitewright/domain/session/session-user';

export const aSessionUser = (over: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  username: 'ann@quay.example',
  name: 'Ann Ray',
  email: 'ann@quay.example',
  role: 'Site Manager',
  profilePicture: null,
  organizationId: 1,
  isOrganizationAdmin: 'no',
  mustChangePassword: false,
  mustSetUpTwoFactor: false,
  canRegister: false,
  ...over,
});
