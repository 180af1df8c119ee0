import { readFileSync } from 'node:fs';

const nothing = { passed: 0, failed: 0 };

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** From Vitest's report. A file that could not be loaded counts as one failure. */
export function countUnits(file) {
  const report = read(file);
  if (!report) return nothing;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** From Playwright's report. */
export function countJourneys(file) {
  const report = read(file);
  if (!report) return nothing;
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected };
}

/** What the journeys have measured: the annotations `figure`, as `name: value`. */
export function figuresOfJourneys(file) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const tests = (read(file)?.suites ?? []).flatMap(specsOf).flatMap(({ tests }) => tests);
  const figures = tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'figure');
  return Object.fromEntries(figures.map(({ description }) => description.split(': ')));
}

export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    nothing,
  );
