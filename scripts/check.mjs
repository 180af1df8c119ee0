import { argv } from 'node:process';
import { changedFiles, isExistingFile, testsOf } from './changed.mjs';
import { checkFormatAndLint, checkTypes } from './checks.mjs';
import { command, duration, printLine } from './command-line.mjs';
import { install } from './install.mjs';
import { run, tool, withSignalCleanup } from './run.mjs';

/** The compiler's state is stored, so that the next run takes seconds. */
const remembering = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'];
/** The tests of the built server need a build: they are for `npm test`. */
const runTests = async (filters = []) =>
  (await run([tool('vitest'), 'run', '--project=!production', ...filters])).code;

/** `npm run check`: all but the journeys. `npm run check -- --changed`: what is near the change. */
async function check() {
  if (!argv.includes('--changed'))
    return worstOf([checkFormatAndLint(), checkTypes(remembering), runTests()]);
  const changed = changedFiles();
  if (changed.length === 0) {
    printLine('Nothing has changed since the last commit.');
    return 0;
  }
  const tests = testsOf(changed);
  printLine(`${changed.length} changed files, ${tests.length} test files.`);
  return worstOf([
    checkFormatAndLint(['--no-errors-on-unmatched', ...changed.filter(isExistingFile)]),
    checkTypes(remembering),
    tests.length > 0 ? runTests(tests) : 0,
  ]);
}

async function worstOf(checks) {
  const began = Date.now();
  const codes = await Promise.all(checks);
  printLine(`Checked in ${duration(began)}.`);
  return Math.max(...codes);
}

await command(() =>
  withSignalCleanup(async () => {
    await install();
    return check();
  }),
);
