import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJourneys } from './e2e.mjs';
import { install } from './install.mjs';
import { run, tool, withCare } from './run.mjs';
import { command, duration, explain, say } from './say.mjs';
import { countJourneys, countUnits, sum } from './test-counts.mjs';

const reports = mkdtempSync(join(tmpdir(), 'sitewright-reports-'));
const [units, journeys] = ['units.json', 'journeys.json'].map((name) => join(reports, name));

/** In this order, up to the first that fails. */
const stages = [
  ['Packages', async () => void (await install())],
  [
    'Format and lint',
    () => check('@biomejs/biome', 'biome', ['check', '--error-on-warnings', '.']),
  ],
  ['Types', () => check('typescript', 'tsc', [])],
  ['Rules, routes and screens', () => check('vitest', 'vitest', ['run', ...reportingTo(units)])],
  ['Journeys', () => runJourneys([], { JOURNEYS_REPORT: journeys })],
];

const reportingTo = (file) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

async function check(name, commandName, args) {
  const { code } = await run([tool(name, commandName), ...args]);
  return code;
}

async function runStages() {
  for (const [title, work] of stages) {
    const began = Date.now();
    say(`\n── ${title} ${'─'.repeat(70 - title.length)}`);
    const code = (await work().catch(explain)) ?? 0;
    say(`── ${title} ${code === 0 ? 'passed' : 'failed'} in ${duration(began)}`);
    if (code !== 0) return code;
  }
  return 0;
}

await command(() =>
  withCare(async () => {
    const code = await runStages();
    const { passed, failed } = sum([countUnits(units), countJourneys(journeys)]);
    // A stage that fails without a failing test (lint, types, a crash) is a failure as well.
    say(`\n${passed} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`);
    rmSync(reports, { recursive: true, force: true });
    return code;
  }),
);
