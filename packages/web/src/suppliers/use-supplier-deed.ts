import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Deed, useDeed } from '../app/use-deed.ts';
import { staleBySupplier } from './queries.ts';

export const useSupplierDeed = <E extends Endpoint>(...deed: Deed<E>) =>
  useDeed(staleBySupplier, ...deed);
