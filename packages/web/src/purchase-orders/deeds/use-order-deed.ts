import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Deed, useDeed } from '../../app/use-deed.ts';
import { staleByOrder } from '../queries.ts';

export const useOrderDeed = <E extends Endpoint>(...deed: Deed<E>) =>
  useDeed(staleByOrder, ...deed);
