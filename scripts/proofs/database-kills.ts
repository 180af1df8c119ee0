import { byTests } from './by-tests.ts';
import type { Proof } from './proof.ts';

/** Kills of the embedded database, of its processes and of ours, at every bad moment; directories of every kind. */
export const databaseKills: Proof = {
  claim:
    'The embedded database comes back after every kill and in every directory; the demo company is consistent at every hour, and comes back from its backup as it was',
  seconds: 900,
  run: byTests({
    paths: [
      'packages/server/src/platform/embedded-postgres-kills.proof.test.ts',
      'packages/server/src/platform/embedded-postgres-directories.proof.test.ts',
      'packages/server/src/demo.proof.test.ts',
      'packages/server/src/backup/backup-of-demo.proof.test.ts',
    ],
    extra: { PROOFS: 'yes' },
  }),
};
