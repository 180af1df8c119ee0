import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './run.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const filesNotInGit = () => git('ls-files', '--others', '--exclude-standard');
const isCode = (file) => /\.(tsx?|mjs)$/.test(file);

/** Changed or added since the last commit, and still there. */
export const changedFiles = () =>
  [...new Set([...git('diff', '--name-only', 'HEAD'), ...filesNotInGit()])].filter((file) =>
    existsSync(join(root, file)),
  );

const codeFiles = () => [...git('ls-files'), ...filesNotInGit()].filter(isCode);

/** The long proofs are for `npm run prove`. */
const isTest = (file) => /(?<!\.proof)\.test\.(tsx?|mjs)$/.test(file);
/** The folder of a feature in one of the packages, such as `site-issues`. */
const featureOf = (file) => /^packages\/\w+\/src\/([\w-]+)\//.exec(file)?.[1];

/**
 * The test files that a change can break: those of its feature in every package, those that import a
 * changed file, and those beside a file that does. What is far away is for `npm test` to find.
 */
export function testsOf(changed, files = codeFiles()) {
  const features = new Set(changed.map(featureOf).filter(Boolean));
  const importers = files.filter((file) => importsOf(file).some((name) => changed.includes(name)));
  const near = new Set([...changed, ...importers].map(withoutEnding));
  return files.filter(
    (file) =>
      isTest(file) &&
      (features.has(featureOf(file)) || importers.includes(file) || near.has(withoutEnding(file))),
  );
}

const withoutEnding = (file) => file.replace(/(\.test)?\.(tsx?|mjs)$/, '');

/** The files of the repository that a file imports. */
function importsOf(file) {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const names = [...readFileSync(path, 'utf8').matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)];
  return names.flatMap(([, fixed, late]) => fileOf(fixed ?? late, dirname(path)) ?? []);
}

function fileOf(name, folder) {
  if (name.startsWith('.')) return relative(root, resolve(folder, name));
  const inDomain = /^@sitewright\/domain\/(.+)$/.exec(name)?.[1];
  return inDomain && `packages/domain/src/${inDomain}.ts`;
}
