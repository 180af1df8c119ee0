import { teamApi } from '@sitewright/domain/team/api';
import { queryAll } from '../platform/query.ts';

export const teamQueries = {
  members: () => queryAll(teamApi.list, { query: {} }),
  invitations: () => queryAll(teamApi.invitations, { query: {} }),
  requests: () => queryAll(teamApi.requests, { query: {} }),
};
