import { fullCheckSize } from '../../packages/server/src/testing/check-size.ts';
import { byTests } from './by-tests.ts';
import type { Proof } from './proof.ts';

/** The checks over all endpoints at their full size. */
export const hostileRequests: Proof = {
  name: 'requests',
  claim: `${fullCheckSize.validRounds} valid requests to every endpoint with fields and ${fullCheckSize.hostileCases} random hostile ones to every endpoint, and every role and every outsider at each: answered as promised, or refused in words; 200 orders approved by 20 people at once; no role reads a protected value of a worker anywhere`,
  seconds: 3600,
  run: byTests({
    paths: [
      'packages/server/src/testing',
      'packages/server/src/purchase-orders/actions.test.ts',
      'packages/server/src/workforce/markers.test.ts',
    ],
    word: 'Fuzz|Role matrix|Tenant matrix',
  }),
};
