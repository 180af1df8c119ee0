import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { databaseIn, endDatabaseIn } from './database-in.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-database-in-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const homeNamed = (name) => join(folder, name);

/** As PostgreSQL does: its pid is the first line. */
function note(home, pid) {
  mkdirSync(join(home, 'data'), { recursive: true });
  writeFileSync(join(home, 'data', 'postmaster.pid'), `${pid}\n${home}\n`);
}

it('is found by any way to its folder, and ended', async () => {
  const home = homeNamed('postgres');
  const database = spawn(execPath, ['-e', 'setInterval(() => {}, 1000)', join(home, 'data')]);
  onTestFinished(() => void database.kill());
  const ended = once(database, 'exit');
  note(home, database.pid);
  const link = homeNamed('link');
  symlinkSync(home, link);
  expect([databaseIn(home), databaseIn(link)]).toEqual([database.pid, database.pid]);
  await endDatabaseIn(link);
  expect(await ended).toEqual([null, 'SIGINT']);
  expect(databaseIn(home)).toBeUndefined();
});

it.runIf(existsSync('/proc'))('a stranger who was given its number is left alone', () => {
  const home = homeNamed('left');
  note(home, process.pid);
  expect(databaseIn(home)).toBeUndefined();
});

it('finds none in an empty folder', async () => {
  await endDatabaseIn(folder);
  expect(databaseIn(folder)).toBeUndefined();
});
