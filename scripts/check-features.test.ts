import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const packages = new URL('../packages/', import.meta.url);
const folders = (path: string) =>
  readdirSync(new URL(path, packages), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const files = (path: string) => readdirSync(new URL(path, packages));

const features = folders('domain/src').filter((name) => name !== 'kernel');
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

it.each(features)('%s has the same name in the domain and in the server', (feature) => {
  const api = readFileSync(new URL(`domain/src/${feature}/api.ts`, packages), 'utf8');
  expect(api).toContain(`export const ${camelCase(feature)}Api = {`);
  expect(files(`server/src/${feature}`)).toEqual(
    expect.arrayContaining(['routes.ts', 'samples.ts']),
  );
});

it('has no folder that is not a feature, machinery or a test', () => {
  const known = [...features, 'platform', 'testing'];
  expect(folders('server/src').filter((name) => !known.includes(name))).toEqual([]);
  const ours = [...known, 'app', 'actions', 'forms', 'outbox', 'ui', 'gallery'];
  expect(folders('web/src').filter((name) => !ours.includes(name))).toEqual([]);
});

it('enters an organisation on its own only where nobody may be signed in', () => {
  const server = new URL('server/src/', packages);
  const users = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      readFileSync(new URL(file, server), 'utf8').includes('enter-organization.ts'),
    );
  expect(
    users.filter(
      (file) =>
        !/^(session\/|error-reports\/routes\.ts$|settings\/link-routes\.ts$|links\/open-link\.ts$|demo\.ts$)/.test(
          file,
        ),
    ),
  ).toEqual([]);
});

it('has no drawer for odds and ends', () => {
  const drawers = ['shared', 'common', 'utils', 'lib', 'types', 'constants', 'helpers'];
  const all = ['domain/src', 'server/src', 'web/src'].flatMap(folders);
  expect(all.filter((name) => drawers.includes(name))).toEqual([]);
});
