import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJourneys } from '../e2e.mjs';
import { countJourneys, figuresOfJourneys } from '../test-counts.mjs';
import type { Proof } from './proof.ts';

/** A proof by journeys that `npm test` leaves out, chosen by the arguments of Playwright. */
export const byJourneys =
  (...choice: string[]): Proof['run'] =>
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-prove-'));
    const report = join(folder, 'report.json');
    try {
      const code = await runJourneys(choice, { JOURNEYS_REPORT: report });
      const { passed, failed } = countJourneys(report);
      const isShown = code === 0 && failed === 0 && passed > 0;
      const figures = { passed, failed, ...figuresOfJourneys(report) };
      return { figures, failures: isShown ? [] : ['A journey failed.'] };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
