import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJourneys } from '../e2e.mjs';
import { countJourneys, figuresOfJourneys } from '../test-counts.mjs';
import type { Proof } from './proof.ts';

/** One journey at a time, so that what they measure is not of two. */
export const outages: Proof = {
  name: 'outages',
  claim:
    'A phone whose signal comes and goes, whose server is killed or is eight days older, or whose clock is changed, loses and doubles nothing; 200 entries and 50 photos need less than a minute of signal',
  seconds: 1200,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-prove-'));
    const report = join(folder, 'report.json');
    try {
      const args = ['--grep', '@prove-outage', '--workers', '1'];
      const code = await runJourneys(args, { JOURNEYS_REPORT: report });
      const { passed, failed } = countJourneys(report);
      const isShown = code === 0 && failed === 0 && passed > 0;
      const figures = { passed, failed, ...figuresOfJourneys(report) };
      return { figures, failures: isShown ? [] : ['A journey failed.'] };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
