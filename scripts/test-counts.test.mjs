import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countJourneys, countUnits, figuresOfJourneys, sum } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('counts the tests of Vitest, and a file that could not be loaded as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  const file = report({ numPassedTests: 7, numFailedTests: 1, testResults });
  expect(countUnits(file)).toEqual({ passed: 7, failed: 2 });
});

it('counts the journeys of Playwright, without the skipped ones', () => {
  const file = report({ stats: { expected: 5, unexpected: 2, skipped: 4 } });
  expect(countJourneys(file)).toEqual({ passed: 5, failed: 2 });
});

it('reads what the journeys have measured, of whatever file', () => {
  const annotations = [{ type: 'figure', description: 'duplicates: 0' }, { type: 'issue' }];
  const file = report({ suites: [{ suites: [{ specs: [{ tests: [{ annotations }] }] }] }] });
  expect(figuresOfJourneys(file)).toEqual({ duplicates: '0' });
});

it('counts nothing where nothing was run, and adds up', () => {
  const counts = [countUnits('/not/there'), countJourneys('/not/there'), { passed: 1, failed: 2 }];
  expect(sum(counts)).toEqual({ passed: 1, failed: 2 });
});
