import { env } from 'node:process';
import { worstSteps, worstValues } from './hostile-values.ts';

/** How many cases the checks over all endpoints try at each of them. */
export type CheckSize = {
  /** Valid requests: the sample, and in each further round a variation of it. */
  validRounds: number;
  /** How many variations of a read, which changes nothing, per round. */
  readsPerRound: number;
  /** Random requests with a fault, after the hostile values. */
  hostileCases: number;
  /** One place in so many is sent the hostile values, others with another seed. */
  sweptOneIn: number;
  /** How many of the hostile values such a place is sent. */
  worstValues: number;
  worstSteps: number;
  /** After how many endpoints the fuzz checks whether another organisation was changed. */
  endpointsPerChecksum: number;
  /** Each role also as an administrator, or one role in rotation. */
  allAdministrators: boolean;
  /**
   * Of the visitors outside the organisation or between roles, one in so many calls an endpoint.
   */
  outsidersOneIn: number;
  /** With row security alone, and also with the predicates of the queries. */
  tenantPasses: ('row security alone' | 'with predicates')[];
};

export const fullCheckSize: CheckSize = {
  validRounds: 140,
  readsPerRound: 2,
  hostileCases: 60,
  sweptOneIn: 1,
  worstValues: worstValues.length,
  worstSteps: worstSteps.length,
  endpointsPerChecksum: 1,
  allAdministrators: true,
  outsidersOneIn: 1,
  tenantPasses: ['row security alone', 'with predicates'],
};

/** Every endpoint in every check, with a share of the cases. */
export const smallCheckSize: CheckSize = {
  validRounds: 2,
  readsPerRound: 1,
  hostileCases: 1,
  sweptOneIn: 30,
  worstValues: 1,
  worstSteps: 1,
  endpointsPerChecksum: 30,
  allAdministrators: false,
  outsidersOneIn: 10,
  tenantPasses: ['row security alone'],
};

/** `npm test` uses the small size, `npm run prove` the full one. */
export const checkSize: CheckSize = env.PROOFS === 'full' ? fullCheckSize : smallCheckSize;
