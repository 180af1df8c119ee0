import { byTests } from './by-tests.ts';
import type { Proof } from './proof.ts';

const cases = 200;

/** The walks over the contract at their full size. */
export const hostileAsks: Proof = {
  claim: `${cases} asks of every endpoint, fitting and hostile, and every role and every stranger at each: answered as promised, or refused in words; 200 orders approved by 20 people at once`,
  seconds: 3600,
  run: byTests({
    paths: ['packages/server/src/testing', 'packages/server/src/purchase-orders/actions.test.ts'],
    extra: { WALKS: 'full' },
    word: 'Fuzz|Role matrix|Tenant matrix',
  }),
};
