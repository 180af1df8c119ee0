import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, tool } from '../run.mjs';
import { countUnits } from '../test-counts.mjs';
import type { Proof } from './proof.ts';

const cases = 200;

/** The test of `npm test`, with ten times as many tamperings, drawn by chance. */
export const tamperings: Proof = {
  claim: `${cases} random tamperings with the activity log (edit, delete, insert, reorder, cut): all found`,
  seconds: 300,
  run: async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-prove-'));
    try {
      return await runTest(join(folder, 'report.json'), signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function runTest(report: string, signal: AbortSignal) {
  const { code, output } = await run(
    [
      ...[tool('vitest'), 'run', '--project', 'server', 'packages/server/src/activity/tampering'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      quiet: true,
      extra: { TAMPER_CASES: String(cases) },
      started: (child) => signal.addEventListener('abort', () => child.kill('SIGTERM')),
    },
  );
  signal.throwIfAborted();
  const { passed, failed } = countUnits(report);
  const failures = code === 0 && failed === 0 && passed > 0 ? [] : [output.trim().slice(-4_000)];
  const tampering = /Tampering: (.*)\./.exec(output)?.[1] ?? 'nothing was said';
  return { figures: { passed, failed, tampering }, failures };
}
