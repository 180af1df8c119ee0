import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.mjs';
import { startTimeOf } from './process-alive.mjs';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const held = (holder) => writeFileSync(file, JSON.stringify(holder));

it('lets one at a time do the work', async () => {
  const order = [];
  const work = (name) => async () => {
    order.push(`${name} begins`);
    await pause(20);
    order.push(`${name} ends`);
  };
  await Promise.all([
    withLock(file, 'testing the lock', work('a')),
    withLock(file, 'testing the lock', work('b')),
  ]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(file)).toBe(false);
});

it('is given back when the work fails', async () => {
  const failing = withLock(file, 'testing the lock', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

it('is taken over from a process that is dead', async () => {
  const { pid } = spawnSync('true');
  held({ host: hostname(), pids: [pid], births: [null] });
  expect(await withLock(file, 'testing the lock', async () => 'done')).toBe('done');
});

const isLinux = existsSync('/proc/self/stat');
it.runIf(isLinux)(
  'is taken over when the number of the dead one was given to another',
  async () => {
    held({ host: hostname(), pids: [process.ppid], births: ['1'] });
    expect(await withLock(file, 'testing the lock', async () => 'done')).toBe('done');
  },
);

it.runIf(isLinux)('is taken over from a process that died and was not buried', async () => {
  // A shell that is replaced by `sleep`, and so never collects its child.
  const parent = spawn('sh', ['-c', 'sh -c "exit 0" & echo $!; exec sleep 5']);
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  await pause(100);
  held({ host: hostname(), pids: [pid], births: [startTimeOf(pid)] });
  expect(await withLock(file, 'testing the lock', async () => 'done')).toBe('done');
  parent.kill();
});

it('is taken over from another machine whose pulse has stopped', async () => {
  held({ host: 'elsewhere', pids: [1], births: ['1'] });
  utimesSync(file, new Date(0), new Date(0));
  expect(await withLock(file, 'testing the lock', async () => 'done')).toBe('done');
});

it('also names the helper, which may outlive us', async () => {
  await withLock(file, 'testing the lock', async (lock) => {
    lock.helpedBy(process.ppid);
    expect(JSON.parse(readFileSync(file, 'utf8')).pids).toEqual([process.pid, process.ppid]);
  });
});
