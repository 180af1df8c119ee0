import { byTests } from './by-tests.ts';
import type { Proof } from './proof.ts';

/** Random histories of a site, checked against sums by hand. */
export const costHistories: Proof = {
  name: 'cost-histories',
  claim:
    'In 2,000 random histories of sessions, corrections, orders, deliveries, hires, budget changes and freezes every cost counts once, what moved the forecast adds up, and frozen months stay as they were',
  seconds: 1800,
  run: byTests({ paths: ['packages/server/src/costs/histories.test.ts'] }),
};
