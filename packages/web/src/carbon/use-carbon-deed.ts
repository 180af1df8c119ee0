import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Deed, useDeed } from '../app/use-deed.ts';
import { staleByCarbon } from './queries.ts';

export const useCarbonDeed = <E extends Endpoint>(...deed: Deed<E>) =>
  useDeed(staleByCarbon, ...deed);
