import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './run.mjs';

/** File names unquoted, also with spaces and accents. */
const namesFrom = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

const filesNotInGit = () => namesFrom('ls-files', '-z', '--others', '--exclude-standard');

/** Changed, added or deleted since the last commit; of a renamed file both names. */
export const changedFiles = () => [
  ...new Set([
    ...namesFrom('diff', '-z', '--name-only', '--no-renames', 'HEAD'),
    ...filesNotInGit(),
  ]),
];

export const isExistingFile = (file) => existsSync(join(root, file));
const isCode = (file) => /\.(tsx?|mjs)$/.test(file);
const codeFiles = () =>
  [...namesFrom('ls-files', '-z'), ...filesNotInGit()].filter(
    (file) => isCode(file) && isExistingFile(file),
  );

/** The long proofs are for `npm run prove`. */
const isTest = (file) => /(?<!\.proof)\.test\.(tsx?|mjs)$/.test(file);
/** The folder of a feature in one of the packages, such as `site-issues`. */
const featureOf = (file) => /^packages\/\w+\/src\/([\w-]+)\//.exec(file)?.[1];

const migrations = 'packages/server/migrations/';
/** Every test database needs the migrations; these tests check their result. */
const testsOfMigrations = ['migrate', 'tenancy'].map(
  (name) => `packages/server/src/platform/${name}.test.ts`,
);

/**
 * The test files that a change can break: those of its feature in every package, those that import a
 * changed file, and those beside a file that does. `npm test` finds the rest.
 */
export function testsOf(changed, files = codeFiles()) {
  const features = new Set(changed.map(featureOf).filter(Boolean));
  const importers = files.filter((file) => importsOf(file).some((name) => changed.includes(name)));
  const near = new Set([...changed, ...importers].map(withoutEnding));
  const hasMigration = changed.some((file) => file.startsWith(migrations));
  return files.filter(
    (file) =>
      isTest(file) &&
      (features.has(featureOf(file)) ||
        importers.includes(file) ||
        near.has(withoutEnding(file)) ||
        (hasMigration && testsOfMigrations.includes(file))),
  );
}

const withoutEnding = (file) => file.replace(/(\.test)?\.(tsx?|mjs)$/, '');

/** The files of the repository that a file imports. */
function importsOf(file) {
  const path = join(root, file);
  const names = readFileSync(path, 'utf8').matchAll(/\b(?:from|import) ?\(?'([^']+)'/g);
  return [...names].flatMap(([, name]) => fileOf(name, dirname(path)) ?? []);
}

function fileOf(name, folder) {
  if (name.startsWith('.')) return relative(root, resolve(folder, name));
  const inDomain = /^@sitewright\/domain\/(.+)$/.exec(name)?.[1];
  return inDomain && `packages/domain/src/${inDomain}.ts`;
}
