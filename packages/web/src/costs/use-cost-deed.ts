import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Deed, useDeed } from '../app/use-deed.ts';
import { staleByCosts } from './queries.ts';

export const useCostDeed = <E extends Endpoint>(...deed: Deed<E>) => useDeed(staleByCosts, ...deed);
