import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

/** What the link of an invitation's email leads to. */
export const invitationQuery = (invitation: string) =>
  queryOptions({
    queryKey: [membershipsApi.readInvitation.path, invitation],
    queryFn: () => call(membershipsApi.readInvitation, { query: { invitation } }),
    staleTime: 0,
  });
