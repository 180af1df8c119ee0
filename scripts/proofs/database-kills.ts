import { byTests } from './by-tests.ts';
import type { Proof } from './proof.ts';

/** Kills of the embedded database, of its processes and of ours, at every bad moment. */
export const databaseKills: Proof = {
  claim:
    'The embedded database comes back after every kill; the demo company is consistent at every hour, and comes back from its backup as it was',
  seconds: 900,
  run: byTests({
    paths: [
      'packages/server/src/platform/embedded-postgres-kills.proof.test.ts',
      'packages/server/src/demo.test.ts',
      'packages/server/src/backup/backup-of-demo.proof.test.ts',
    ],
    extra: { PROOFS: 'yes' },
  }),
};
