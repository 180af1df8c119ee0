import { argv } from 'node:process';
import { changedFiles, testsOf } from './changed.mjs';
import { install } from './install.mjs';
import { run, tool, withCare } from './run.mjs';
import { command, duration, say } from './say.mjs';

const lint = (paths) => [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', ...paths];
/** What the compiler learnt last time is kept, so that the next time takes seconds. */
const types = () => [
  tool('typescript', 'tsc'),
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/check.tsbuildinfo',
];
const test = (filters) => [tool('vitest'), 'run', '--passWithNoTests', ...filters];

/** `npm run check`: all but the journeys. `npm run check -- --changed`: what the change can break. */
async function check() {
  if (!argv.includes('--changed')) return runAll([lint(['.']), types(), test([])]);
  const changed = changedFiles();
  if (changed.length === 0) {
    say('Nothing has changed since the last commit.');
    return 0;
  }
  const tests = testsOf(changed);
  say(`${changed.length} changed files, ${tests.length} test files.`);
  const commands = [lint(['--no-errors-on-unmatched', ...changed]), types()];
  return runAll(tests.length > 0 ? [...commands, test(tests)] : commands);
}

async function runAll(commands) {
  const began = Date.now();
  const codes = await Promise.all(commands.map(async (args) => (await run(args)).code));
  say(`Checked in ${duration(began)}.`);
  return codes.find((code) => code !== 0) ?? 0;
}

await command(() =>
  withCare(async () => {
    await install();
    return check();
  }),
);
