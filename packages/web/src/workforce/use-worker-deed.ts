import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Deed, useDeed } from '../app/use-deed.ts';
import { staleByWorker } from './queries.ts';

export const useWorkerDeed = <E extends Endpoint>(...deed: Deed<E>) =>
  useDeed(staleByWorker, ...deed);
