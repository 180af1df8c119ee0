import { companyApi } from '@sitewright/domain/organizations/company-api';
import { teamApi } from '@sitewright/domain/team/api';
import { wholeList } from '../platform/whole-list.ts';

export const teamQueries = {
  members: () => wholeList(teamApi.list),
  invitations: () => wholeList(teamApi.invitations),
  requests: () => wholeList(teamApi.requests),
};

/** Who comes and goes changes what the plan has left, too. */
export const staleByTeam: readonly string[] = [
  teamApi.list.path,
  teamApi.invitations.path,
  teamApi.requests.path,
  companyApi.read.path,
];
