import type { Member } from './member.ts';

export const aMember = (over: Partial<Member> = {}): Member => ({
  id: 12,
  userId: 2,
  username: 'bo@quay.example',
  name: 'Bo Lind',
  email: 'bo@quay.example',
  profilePicture: null,
  role: 'Site Manager',
  accountRole: over.role ?? 'Site Manager',
  isOrganizationAdmin: 'no',
  status: 'active',
  isShared: false,
  pendingEmail: null,
  joinedAt: '2026-01-05T09:00:00.000Z',
  lastLoginAt: '2026-11-14T07:12:00.000Z',
  mustChangePassword: false,
  hasTwoFactor: false,
  intentConfirmed: true,
  ...over,
});
