import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Action, useAction } from '../actions/use-action.ts';
import { staleByCosts } from './queries.ts';

export const useCostAction = <E extends Endpoint>(...action: Action<E>) =>
  useAction(staleByCosts, ...action);
