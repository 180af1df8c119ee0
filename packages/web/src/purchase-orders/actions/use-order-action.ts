import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Action, useAction } from '../../actions/use-action.ts';
import { staleByOrder } from '../queries.ts';

export const useOrderAction = <E extends Endpoint>(...action: Action<E>) =>
  useAction(staleByOrder, ...action);
