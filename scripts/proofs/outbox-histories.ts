import { byTests } from './by-tests.ts';
import type { Proof } from './proof.ts';

export const outboxHistoriesPath = 'packages/web/src/platform/outbox/history.proof.test.ts';

/** Random histories of a phone without signal. */
export const outboxHistories: Proof = {
  name: 'outbox-histories',
  claim:
    'In 10,000 random histories of a phone that two people share, with lost requests and answers, kills, two tabs, ended sessions, changed clocks, days signed off, deletions and sweeps, nothing is lost, stored twice, stuck, overwritten unknowingly or taken for somebody else’s',
  seconds: 7_200,
  run: byTests({ paths: [outboxHistoriesPath] }),
};
