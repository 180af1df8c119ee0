import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import {
  hasProc,
  isCountQueryRunning,
  killNow,
  killProcessesOf,
  launchesOf,
  lockFileOf,
  longTimeout,
  makeHome,
  pidOf,
  processesOf,
  setUpHomes,
  singleSentence,
  spawnElsewhere,
  startDatabase,
  startElsewhere,
  waitUntil,
  withConnection,
} from '../testing/embedded-homes.ts';

setUpHomes();

describe('after a kill the next start recovers by itself', () => {
  it('of our process: the server is adopted', async () => {
    const home = await makeHome('with database');
    const first = await startElsewhere(home);
    await killNow(first.child);
    expect((await startDatabase(home)).adopted).toBe(true);
  });

  it('of our process and PostgreSQL', async () => {
    const home = await makeHome('with database');
    const first = await startElsewhere(home);
    const kept = 'create table kept as select 42 as answer';
    await withConnection(first.host, (client) => client.query(kept));
    await killNow(first.child);
    process.kill(await pidOf(home), 'SIGKILL');

    const again = await startDatabase(home);
    expect(again.adopted).toBe(false);
    expect(await again.ask('select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it.runIf(hasProc)(
    'of all its processes, with shared memory left over (needs /proc)',
    async () => {
      const home = await makeHome('with database');
      const first = await startElsewhere(home);
      await killNow(first.child);
      await killProcessesOf(home);
      const key = (await readFile(lockFileOf(home), 'utf8')).split('\n')[6]?.trim().split(/\s+/)[1];
      expect(await readFile('/proc/sysvipc/shm', 'utf8')).toMatch(new RegExp(`\\s${key}\\s`));
      expect((await startDatabase(home)).adopted).toBe(false);
    },
  );

  it.runIf(hasProc)('while a busy child outlives its postmaster (needs /proc)', async () => {
    const home = await makeHome('with database');
    const first = await startElsewhere(home);
    const client = new Client({ host: first.host, user: 'postgres', database: 'postgres' });
    client.on('error', () => {});
    await client.connect();
    // It would count for hours: a start that waits for it to end runs out of time.
    client.query('select count(*) from generate_series(1, 1e11::bigint)').catch(() => {});
    await waitUntil(() => isCountQueryRunning(first.host), longTimeout);
    await killNow(first.child);
    process.kill(await pidOf(home), 'SIGKILL');
    await waitUntil(async () => (await processesOf(home)).length === 1, longTimeout);

    expect((await startDatabase(home)).adopted).toBe(false);
  });

  it('during the creation of the database', async () => {
    const home = await makeHome();
    const child = spawnElsewhere(home);
    const draft = await waitUntil(async () =>
      (await readdir(home)).find((name) => name.startsWith('data.new-')),
    );
    await waitUntil(async () => (await readdir(join(home, draft))).includes('PG_VERSION'));
    await killNow(child);
    await startDatabase(home);
    expect((await readdir(home)).filter((name) => name.startsWith('data'))).toEqual(['data']);
  });

  it('that left a pid which another process has now', async () => {
    const home = await makeHome('with database');
    await (await startDatabase(home)).stop();
    await writeFile(lockFileOf(home), `${process.pid}\n`);
    expect((await startDatabase(home)).adopted).toBe(false);
  });
});

describe('while our process runs', () => {
  it('it comes back when one of its processes is killed', async () => {
    const home = await makeHome('with database');
    const { ask, host, events } = await startDatabase(home);
    const pid = await pidOf(home);
    await withConnection(host, async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      process.kill(rows[0].pid, 'SIGKILL');
      await pause(100);
    });
    await waitUntil(() => events.length === 2);
    expect(await ask('select 1 as one')).toHaveLength(1);
    expect(await pidOf(home)).toBe(pid);
  });

  it('it comes back although it is killed, and then stopped, in mid-recovery', async () => {
    const home = await makeHome('with database');
    const { ask } = await startDatabase(home);
    await ask('create table kept as select i, md5(i::text) from generate_series(1, 200000) i');
    let pid = await pidOf(home);
    process.kill(pid, 'SIGKILL');
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      pid = await waitUntil(async () => {
        const lock = await readFile(lockFileOf(home), 'utf8');
        const next = Number.parseInt(lock, 10);
        return lock.includes('starting') && next !== pid && next;
      });
      process.kill(pid, signal);
    }
    const [kept] = await waitUntil(() => ask('select count(*)::int from kept'), 10_000);
    expect(kept).toEqual({ count: 200_000 });
    expect(await launchesOf(home)).toBe(4);
  });

  it('two servers that share it launch it once', async () => {
    const home = await makeHome('with database');
    const [first, second] = [await startDatabase(home), await startDatabase(home)];
    process.kill(await pidOf(home), 'SIGKILL');
    await waitUntil(() => first.events.length === 2 && second.events.length === 2);
    expect(await launchesOf(home)).toBe(2);
    expect(await second.ask('select 1 as one')).toHaveLength(1);
  });

  it('it is retried, with the reason in the log, as long as it cannot start', async () => {
    const home = await makeHome('with database');
    const { ask, events } = await startDatabase(home);
    const control = join(home, 'data', 'global', 'pg_control');
    await rename(control, `${control}.away`);
    process.kill(await pidOf(home), 'SIGKILL');
    const event = await waitUntil(() => events.find((each) => each.includes('not back yet')));
    expect(event).toMatch(singleSentence);
    await rename(`${control}.away`, control);
    expect(await waitUntil(() => ask('select 1 as one'), 10_000)).toHaveLength(1);
  });

  it('it stays stopped when we stop it', async () => {
    const home = await makeHome('with database');
    const { stop, events } = await startDatabase(home);
    await stop();
    await pause(300);
    expect([existsSync(lockFileOf(home)), events]).toEqual([false, []]);
  });

  it('stopping during a restart leaves nothing behind', async () => {
    const home = await makeHome('with database');
    const { stop, events } = await startDatabase(home);
    process.kill(await pidOf(home), 'SIGKILL');
    await waitUntil(() => events.length > 0);
    await stop();
    expect(existsSync(lockFileOf(home))).toBe(false);
    if (hasProc) expect(await processesOf(home)).toEqual([]);
  });
});
