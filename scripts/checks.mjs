import { printLine } from './command-line.mjs';
import { run, tool } from './run.mjs';

/** The output of each is shown only if it fails, so that parallel output stays readable. */
async function runQuietly(args) {
  const { code, output } = await run(args, { quiet: true, startsAnother: true });
  if (code !== 0) printLine(output.trim());
  return code;
}

export const checkFormatAndLint = (paths = ['.']) =>
  runQuietly([tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', ...paths]);

/** With one checker: several would each compute the shared types, and the cores are busy anyway. */
export const checkTypes = (args = []) =>
  runQuietly([tool('typescript', 'tsc'), '--checkers', '1', ...args]);
