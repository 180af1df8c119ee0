import { expect, it } from 'vitest';
import { testsOf } from './changed.mjs';

const rule = 'packages/domain/src/site-issues/rules.ts';

it('runs the tests of the feature in every package, and those of the importers of the changed file', () => {
  const tests = testsOf([rule]);
  expect(tests).toContain('packages/domain/src/site-issues/rules.test.ts');
  expect(tests).toContain('packages/server/src/site-issues/routes.test.ts');
  expect(tests.some((file) => file.startsWith('packages/web/src/site-issues/'))).toBe(true);
  expect(tests).not.toContain('packages/domain/src/carbon/units.test.ts');
  expect(tests.length).toBeLessThan(60);
});

it('finds the test beside a file that imports the changed one', () => {
  expect(testsOf(['scripts/process-alive.mjs'])).toContain('scripts/lock.test.mjs');
});

it('runs the tests of the feature that a deleted file was in', () => {
  const tests = testsOf(['packages/domain/src/site-issues/deleted.ts']);
  expect(tests).toContain('packages/server/src/site-issues/routes.test.ts');
});

it('runs the tests of the database for a migration', () => {
  const tests = testsOf(['packages/server/migrations/0002_contracts.sql']);
  expect(tests).toContain('packages/server/src/platform/tenancy.test.ts');
});

it('runs nothing for a document', () => {
  expect(testsOf(['README.md'])).toEqual([]);
});
