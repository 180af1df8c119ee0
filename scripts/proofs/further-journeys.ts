import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJourneys } from '../e2e.mjs';
import { countJourneys } from '../test-counts.mjs';
import type { Proof } from './proof.ts';

/** The journeys that `npm test` leaves out, because their screens and routes have their own tests. */
export const furtherJourneys: Proof = {
  name: 'further-journeys',
  claim:
    'In a browser, on the built product: invitations, the company profile, the bell, letters, a forced password, settings, deleting several records, scoring, a method statement from its approval to its second signature, templates, the activity log, reporting an issue, the recycle bin, a lifting certificate, the roll call and the help lines without signal',
  seconds: 1200,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-prove-'));
    const report = join(folder, 'report.json');
    try {
      const code = await runJourneys(['--grep', '@prove', '--grep-invert', '@prove-outage'], {
        JOURNEYS_REPORT: report,
      });
      const { passed, failed } = countJourneys(report);
      const isShown = code === 0 && failed === 0 && passed > 0;
      return { figures: { passed, failed }, failures: isShown ? [] : ['A journey failed.'] };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
