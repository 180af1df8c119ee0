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

/** Packages of one scope, such as `@fastify/*`, are one family; types belong to their package. */
const isTold = (name: string) =>
  name.startsWith('@sitewright/') ||
  name.startsWith('@types/') ||
  told.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))));

it.each(manifests)(
  '%s has a documented reason for every dependency, and pins its version',
  (path) => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
      read(path),
    );
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
    expect(Object.keys(all).filter((name) => !isTold(name))).toEqual([]);
    expect(Object.values(all).filter((version) => !/^\d/.test(String(version)))).toEqual([]);
  },
);

type Locked = { integrity?: string; link?: boolean; inBundle?: boolean; resolved?: string };
const locked = Object.entries<Locked>(JSON.parse(read('package-lock.json')).packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

it('knows the hash of every package, also of the binaries for other systems', () => {
  // A bundled package has no hash of its own.
  const unsealed = locked.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
  expect(locked.length).toBeGreaterThan(0);
  expect(unsealed.map(([path]) => path)).toEqual([]);
});

it('names no registry in the lock', () => {
  expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});
