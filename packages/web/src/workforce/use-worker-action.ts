import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Action, useAction } from '../actions/use-action.ts';
import { staleByWorker } from './queries.ts';

export const useWorkerAction = <E extends Endpoint>(...action: Action<E>) =>
  useAction(staleByWorker, ...action);
