import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Action, useAction } from '../../actions/use-action.ts';
import { staleByStandards } from './queries.ts';

export const useStandardAction = <E extends Endpoint>(...action: Action<E>) =>
  useAction(staleByStandards, ...action);
