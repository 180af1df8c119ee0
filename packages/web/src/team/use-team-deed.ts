import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { type Deed, useDeed } from '../app/use-deed.ts';
import { staleByTeam } from './queries.ts';

export const useTeamDeed = <E extends Endpoint>(...deed: Deed<E>) => useDeed(staleByTeam, ...deed);
