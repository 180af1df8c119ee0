import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { query } from '../platform/query.ts';

/** The invitation that the link of an email leads to. */
export const invitationQuery = (invitation: string) => ({
  ...query(membershipsApi.readInvitation, { query: { invitation } }),
  staleTime: 0,
});
