import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Action, useAction } from '../actions/use-action.ts';
import { staleByTeam } from './queries.ts';

export const useTeamAction = <E extends Endpoint>(...action: Action<E>) =>
  useAction(staleByTeam, ...action);
