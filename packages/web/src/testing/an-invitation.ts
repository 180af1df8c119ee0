import type { InvitationDetails } from '@sitewright/domain/session/memberships-api';

/** To the address of `aSessionUser`. */
export const anInvitation = (over: Partial<InvitationDetails> = {}): InvitationDetails => ({
  company: 'Northgate Construction',
  role: 'Buyer',
  isOrganizationAdmin: 'no',
  invitedBy: 'Helen Marsh',
  email: 'ann@quay.example',
  name: null,
  acceptance: 'new',
  ...over,
});
