import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './run.mjs';
import { idleShares, slowestFiles } from './test-profile.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-profile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (name, content) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('lists the slowest files of both reports, with the journeys of a file added up', () => {
  const units = report('units.json', {
    testResults: [
      { name: join(root, 'packages/a.test.ts'), startTime: 1_000, endTime: 3_000 },
      { name: join(root, 'packages/b.test.ts'), startTime: 1_000, endTime: 1_500 },
    ],
  });
  const tests = (...durations) => [
    { tests: durations.map((duration) => ({ results: [{ duration }] })) },
  ];
  const journeys = report('journeys.json', {
    suites: [
      {
        file: 'c.journey.ts',
        specs: tests(700, 800),
        suites: [{ file: 'c.journey.ts', specs: tests(1_000) }],
      },
    ],
  });
  expect(slowestFiles({ units: [units], journeys }, 2)).toEqual([
    { file: 'e2e/c.journey.ts', seconds: 2.5 },
    { file: 'packages/a.test.ts', seconds: 2 },
  ]);
});

it('has no files where nothing was run', () => {
  expect(slowestFiles({ units: ['/not/there'], journeys: '/not/there' }, 20)).toEqual([]);
});

it('says how much of the time each core was idle', () => {
  const before = [
    { idle: 100, all: 1_000 },
    { idle: 0, all: 1_000 },
  ];
  const after = [
    { idle: 150, all: 1_200 },
    { idle: 0, all: 1_200 },
  ];
  expect(idleShares(before, after)).toEqual([25, 0]);
});
