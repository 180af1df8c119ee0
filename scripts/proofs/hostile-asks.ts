import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, tool } from '../run.mjs';
import { countUnits } from '../test-counts.mjs';
import type { Proof } from './proof.ts';

const cases = 400;

/** The tests that walk the contract, as in `npm test`, but with twenty times as many asks. */
export const hostileAsks: Proof = {
  claim: `${cases} asks of every endpoint, fitting and hostile, and every role and every stranger at each: answered as promised, or refused in words`,
  seconds: 900,
  run: async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-prove-'));
    try {
      return await runTests(join(folder, 'report.json'), signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function runTests(report: string, signal: AbortSignal) {
  const { code, output } = await run(
    [
      ...[tool('vitest'), 'run', '--project', 'server', 'packages/server/src/testing'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      quiet: true,
      extra: { FUZZ_CASES: String(cases) },
      started: (child) => signal.addEventListener('abort', () => child.kill('SIGTERM')),
    },
  );
  signal.throwIfAborted();
  const { passed, failed } = countUnits(report);
  const failures = code === 0 && failed === 0 && passed > 0 ? [] : [lastOf(output)];
  const fuzz = /Fuzz: (.*)\./.exec(output)?.[1] ?? 'nothing was said';
  return { figures: { passed, failed, fuzz }, failures };
}

/** Where Vitest sums up what failed. */
const lastOf = (output: string) => output.trim().slice(-4_000);
