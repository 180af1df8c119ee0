import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const paths = execFileSync('git', ['ls-files'], { cwd: root }).toString().split('\n');

const documents = paths.filter((path) =>
  /^docs\/(ARCHITECTURE|GLOSSARY|decisions\/.*)\.md$/.test(path),
);
const sources = /^((packages|scripts|e2e)\/.*\.(ts|tsx|mjs|js|sql)|tsconfig\.json)$/;
const words = new Set(
  paths.filter((path) => sources.test(path)).flatMap((path) => read(path).match(/\w+/g) ?? []),
);

const namesIn = (document: string): string[] =>
  [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, name]) => name as string);

it.each(documents)('%s names files and identifiers that exist', (document) => {
  const names = namesIn(document);
  // A last letter X is a placeholder, as in `obstacleToX`.
  const identifiers = names.filter((name) => /^[a-z]+[A-Z]\w*[^X]$/.test(name));
  const files = names.filter((name) => /^[\w./-]+\.(ts|tsx|mjs|sql)$/.test(name));
  // `domain/costs/api.ts` is short for `packages/domain/src/costs/api.ts`.
  const isFile = (file: string) =>
    paths.some((path) =>
      `/${path.replace('/src/', '/')}`.endsWith(`/${file.replace('/src/', '/')}`),
    );
  expect([
    ...identifiers.filter((name) => !words.has(name)),
    ...files.filter((file) => !isFile(file)),
  ]).toEqual([]);
});
