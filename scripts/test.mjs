import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { build } from './build.mjs';
import { checkFormatAndLint, checkTypes } from './checks.mjs';
import { command, duration, explain, printLine } from './command-line.mjs';
import { runJourneysOn } from './e2e.mjs';
import { install } from './install.mjs';
import { run, tool, withSignalCleanup } from './run.mjs';
import { startServer } from './serve-temporarily.mjs';
import { countJourneys, countUnits, sum } from './test-counts.mjs';
import { coreTimes, idleShares, slowestFiles } from './test-profile.mjs';

const isProfiled = argv.includes('--profile');
const folder = mkdtempSync(join(tmpdir(), 'sitewright-reports-'));
const reportOf = (part) => join(folder, `${part}.json`);
const reports = {
  units: ['routes', 'screens', 'production'].map(reportOf),
  journeys: reportOf('journeys'),
};

/** Started in parallel to the tests, for the journeys. */
let server;

/** In sequence, up to the first failure. The parts of a stage run in parallel. */
const stages = [
  { Packages: async () => void (await install()) },
  {
    'Format and lint': () => checkFormatAndLint(),
    Types: () => checkTypes(),
    'Routes and scripts': () =>
      runVitest('routes', [...projects('server', 'scripts'), '--maxWorkers=100%']),
    'Rules and screens': () =>
      runVitest('screens', [...projects('domain', 'web', 'phone'), '--maxWorkers=50%'], {
        quiet: true,
      }),
    'Build, and a server for the journeys': async () => {
      await build();
      server = await startServer();
      return runPart('The built server as an operator runs it', () =>
        runVitest('production', ['--project=production', '--maxWorkers=1'], { quiet: true }),
      );
    },
  },
  {
    Journeys: () =>
      runJourneysOn(server, [], { JOURNEYS: 'short', JOURNEYS_REPORT: reports.journeys }),
  },
];

const projects = (...names) => names.map((name) => `--project=${name}`);

/** Route tests wait a quarter of the time, mostly for the database: the others use the cores meanwhile. */
async function runVitest(part, args, { quiet = false } = {}) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(part)}`];
  // Most objects of a test are garbage at once: a larger young generation is collected less often.
  const extra = { NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` };
  const { code, output } = await run([tool('vitest'), 'run', ...args, ...report], { quiet, extra });
  if (quiet && code !== 0) printLine(output.trim());
  return code;
}

const profile = [];

async function runPart(title, work) {
  const [began, cores] = [Date.now(), coreTimes()];
  printLine(`── ${title}`);
  const code = (await work().catch(explain)) ?? 0;
  printLine(`── ${title} ${code === 0 ? 'passed' : 'failed'} in ${duration(began)}`);
  profile.push({ title, took: duration(began), idle: idleShares(cores, coreTimes()) });
  return code;
}

async function runStages() {
  for (const parts of stages) {
    const codes = await Promise.all(
      Object.entries(parts).map(([title, work]) => runPart(title, work)),
    );
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
  }
  return 0;
}

function sayProfile(began, cores) {
  const all = { title: 'All', took: duration(began), idle: idleShares(cores, coreTimes()) };
  printLine('\nPart                                    took          each core was idle');
  for (const { title, took, idle } of [...profile, all])
    printLine(
      `${title.padEnd(39)} ${took.padEnd(13)} ${idle.map((share) => `${share}%`).join(', ')}`,
    );
  printLine('\nThe twenty slowest test files');
  for (const { file, seconds } of slowestFiles(reports, 20))
    printLine(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

await command(() =>
  withSignalCleanup(async () => {
    const [began, cores] = [Date.now(), coreTimes()];
    const code = await runStages().finally(() => server?.stop());
    if (isProfiled) sayProfile(began, cores);
    const { passed, failed } = sum([
      ...reports.units.map(countUnits),
      countJourneys(reports.journeys),
    ]);
    // A part that fails without a failing test (lint, types, a crash) counts as a failure as well.
    printLine(`\n${passed} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`);
    rmSync(folder, { recursive: true, force: true });
    return code;
  }),
);
