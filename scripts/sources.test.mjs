import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOf } from './sources.mjs';

let root;
let before;
const write = (path, text) => writeFileSync(join(root, path), text);
const hash = () => hashOf(root, ['src', 'settings.json', 'not-there']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-sources-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  write('src/deep/a.ts', 'a');
  write('settings.json', '{}');
  before = hash();
});
afterEach(() => rmSync(root, { recursive: true }));

it('stays the same as long as nothing changes', () => expect(hash()).toBe(before));

it('changes with a content, a name, a new file', () => {
  write('src/deep/a.ts', 'b');
  const edited = hash();
  renameSync(join(root, 'src/deep/a.ts'), join(root, 'src/deep/b.ts'));
  const renamed = hash();
  write('src/c.ts', '');
  expect(new Set([before, edited, renamed, hash()]).size).toBe(4);
});

it('ignores tests', () => {
  write('src/deep/a.test.ts', 'x');
  write('src/deep/a.test.tsx', 'x');
  expect(hash()).toBe(before);
});
