import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Action, useAction } from '../actions/use-action.ts';
import { staleBySupplier } from './queries.ts';

export const useSupplierAction = <E extends Endpoint>(...action: Action<E>) =>
  useAction(staleBySupplier, ...action);
