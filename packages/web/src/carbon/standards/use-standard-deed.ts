import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Deed, useDeed } from '../../app/use-deed.ts';
import { staleByStandards } from './queries.ts';

export const useStandardDeed = <E extends Endpoint>(...deed: Deed<E>) =>
  useDeed(staleByStandards, ...deed);
