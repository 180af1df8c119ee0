import { byTests } from './by-tests.ts';
import { outboxHistoriesPath } from './outbox-histories.ts';
import type { Proof } from './proof.ts';

/** The tests that are too long for `npm test`. */
export const longTests: Proof = {
  name: 'long-tests',
  claim:
    'The embedded database comes back after every kill and in every directory; the demo company is consistent at every hour, and comes back from its backup as it was; a move to another PostgreSQL keeps all or nothing; each check of all endpoints finds the fault planted for it',
  seconds: 2_400,
  run: byTests({ paths: ['.proof.test.ts'], except: outboxHistoriesPath }),
};
