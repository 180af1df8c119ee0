import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, tool } from '../run.mjs';
import { countUnits } from '../test-counts.mjs';
import type { Proof } from './proof.ts';

type Tests = {
  paths: string[];
  /** What has a proof of its own. */
  except?: string;
  /** Further settings of these tests. */
  extra?: Record<string, string>;
  /** The prefix of the line in which the tests report figures, if they do. */
  word?: string;
};

/** A proof by tests that are too long for `npm test`, or that try more cases than there. */
export const byTests =
  (tests: Tests): Proof['run'] =>
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-prove-'));
    try {
      return await runTests(tests, join(folder, 'report.json'), signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

async function runTests(
  { paths, except, extra, word }: Tests,
  report: string,
  signal: AbortSignal,
) {
  const { code, output } = await run(
    [
      ...[tool('vitest'), 'run', '--project', 'server', '--project', 'phone', ...paths],
      ...(except ? ['--exclude', except] : []),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      quiet: true,
      extra: { PROOFS: 'full', ...extra },
      started: (child) => signal.addEventListener('abort', () => child.kill('SIGTERM')),
    },
  );
  signal.throwIfAborted();
  const { passed, failed } = countUnits(report);
  const failures = code === 0 && failed === 0 && passed > 0 ? [] : [lastOf(output)];
  const lines = word ? (output.match(new RegExp(`^(${word}): .*\\.$`, 'gm')) ?? []) : [];
  if (word && lines.length === 0) failures.push(`No test printed a line that begins with ${word}.`);
  return { figures: { passed, failed, ...(word && { output: lines.join(' ') }) }, failures };
}

/** Where Vitest sums up what failed. */
const lastOf = (output: string) => output.trim().slice(-4_000);
