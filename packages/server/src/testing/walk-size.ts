import { env } from 'node:process';
import { worstSteps, worstValues } from './hostile-values.ts';

/** How much the walks over all endpoints try at each of them, and how many come at once. */
export type WalkSize = {
  /** Random requests, after the worst values. */
  fuzzCases: number;
  /** How many of the worst values each field is sent. */
  worstValues: number;
  worstSteps: number;
  /** Administrators and others of the same role, or only one of the two in turn. */
  flagsPerRole: 1 | 2;
  /** Of those outside the organisation or between roles, one in so many comes to an endpoint. */
  outsidersOneIn: number;
  /** With row security alone, and also with the predicates of the queries. */
  tenantPasses: ('row security alone' | 'with predicates')[];
  /** Purchase orders that twenty people approve at once. */
  ordersAtOnce: number;
};

const full: WalkSize = {
  fuzzCases: 200,
  worstValues: worstValues.length,
  worstSteps: worstSteps.length,
  flagsPerRole: 2,
  outsidersOneIn: 1,
  tenantPasses: ['row security alone', 'with predicates'],
  ordersAtOnce: 200,
};

/** Every endpoint in every walk, with a share of the cases. */
export const small: WalkSize = {
  fuzzCases: 3,
  worstValues: 1,
  worstSteps: 1,
  flagsPerRole: 1,
  outsidersOneIn: 10,
  tenantPasses: ['row security alone'],
  ordersAtOnce: 60,
};

/** `npm test` walks the small size, `npm run prove` the full one. */
export const walkSize: WalkSize = env.WALKS === 'full' ? full : small;
