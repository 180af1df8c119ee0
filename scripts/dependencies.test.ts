import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const manifests = [
  'package.json',
  ...['domain', 'server', 'web'].map((name) => `packages/${name}/package.json`),
];
const told = [...read('docs/DEPENDENCIES.md').matchAll(/`([^`\s]+)`/g)].map(
  ([, name = '']) => name,
);

/** A family is told by its scope, such as `@fastify/*`; the types of a package by the package. */
const isTold = (name: string) =>
  name.startsWith('@sitewright/') ||
  name.startsWith('@types/') ||
  told.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))));

it.each(manifests)('%s takes nothing whose reason nobody tells, and pins what it takes', (path) => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(read(path));
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
  expect(Object.keys(all).filter((name) => !isTold(name))).toEqual([]);
  expect(Object.values(all).filter((version) => !/^\d/.test(String(version)))).toEqual([]);
});
