import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words that a reader would have to look up (see docs/STYLE.md), and the files in which the database needs them. */
const banned: Record<string, string[]> = {
  deed: [
    'packages/server/src/activity/chain.ts',
    'packages/server/src/activity/demo.ts',
    'packages/server/src/backup/backup-job.ts',
    'packages/server/src/backup/nothing-lost.test.ts',
    'packages/server/src/platform/activity.ts',
    'packages/server/src/testing/tampering.ts',
  ],
  homecoming: [],
  forOthers: [],
};

const root = new URL('../', import.meta.url);
const paths = execFileSync('git', ['ls-files', 'packages', 'scripts', 'e2e'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('plain-words.test.ts'));

/** A word of its own, or a part of a name in camel case; `indeed` is another word. */
const within = (word: string) => {
  const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return new RegExp(`(?<![A-Za-z])${word}|${capital}`);
};

it.each(Object.entries(banned))('nothing is called %s', (word, stored) => {
  const isIn = within(word);
  const using = paths.filter(
    (path) => isIn.test(path) || isIn.test(readFileSync(new URL(path, root), 'utf8')),
  );
  expect(using.filter((path) => !stored.includes(path))).toEqual([]);
});
