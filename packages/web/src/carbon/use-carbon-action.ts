import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Action, useAction } from '../actions/use-action.ts';
import { staleByCarbon } from './queries.ts';

export const useCarbonAction = <E extends Endpoint>(...action: Action<E>) =>
  useAction(staleByCarbon, ...action);
