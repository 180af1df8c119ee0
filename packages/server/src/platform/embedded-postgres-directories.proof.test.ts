import { chmod, chown, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  copyFolder,
  homeToCopy,
  isRoot,
  killNow,
  launchesOf,
  leftovers,
  lockFileOf,
  makeHome,
  makeOpenDirectory,
  pidOf,
  refusalOf,
  setUpHomes,
  singleSentence,
  startDatabase,
  startElsewhere,
  waitUntil,
} from '../testing/embedded-homes.ts';

setUpHomes();

describe('a path too long for a socket', () => {
  async function aLongHome() {
    const home = join(await makeOpenDirectory(), 'ü'.repeat(45));
    await copyFolder(homeToCopy, home);
    return home;
  }

  it('puts the sockets into a short directory that is ours alone', async () => {
    const home = await aLongHome();
    const first = await startDatabase(home);
    expect(first.host).toMatch(new RegExp(`^${tmpdir()}/sitewright-\\d+-[0-9a-f]{12}$`));
    expect((await stat(first.host)).mode & 0o777).toBe(0o700);
    expect(await first.ask('select 1 as one')).toHaveLength(1);
    expect((await startDatabase(home)).host).toBe(first.host);
  });

  it.runIf(isRoot)('refuses a short directory of somebody else (needs root)', async () => {
    const home = await aLongHome();
    const first = await startDatabase(home);
    await first.stop();
    await rm(first.host, { recursive: true });
    await mkdir(first.host, { mode: 0o777 });
    await chown(first.host, 4242, 4242);
    const refusal = await refusalOf(home);
    expect(refusal).toMatch(/sitewright-.* belongs to another user/);
    expect(refusal).toMatch(singleSentence);
  });

  it('makes a swept directory again when only an orphaned server is left', async () => {
    const home = await aLongHome();
    const { child, host } = await startElsewhere(home);
    leftovers.push(host);
    await killNow(child);
    await rm(host, { recursive: true });
    const again = await startDatabase(home);
    expect([again.adopted, again.host]).toEqual([false, host]);
    expect(await again.ask('select 1 as one')).toHaveLength(1);
  });

  it('says what to do when that directory is swept away, and the next start makes it again', async () => {
    const home = await aLongHome();
    const first = await startDatabase(home);
    const pid = await pidOf(home);
    await rm(first.host, { recursive: true });
    const [event] = await waitUntil(() => first.events.length > 0 && first.events);
    expect(event).toMatch(
      /was removed .* stop every Sitewright server that uses it, and start again\.$/,
    );
    expect(await refusalOf(home)).toBe(event);

    await first.stop();
    const again = await startDatabase(home);
    expect(await again.ask('select 1 as one')).toHaveLength(1);
    expect(await pidOf(home)).not.toBe(pid);
  });
});

describe.runIf(isRoot)('a directory that the database user cannot enter (needs root)', () => {
  async function aClosedWish() {
    const closed = await makeHome();
    const wish = join(closed, 'inside');
    await mkdir(wish);
    return { closed, wish };
  }

  it('is replaced by a permanent one, always the same', async () => {
    const { wish } = await aClosedWish();
    const previous = process.umask(0o077);
    const first = await startDatabase(wish).finally(() => process.umask(previous));
    expect(first.moved).toBe(true);
    expect(first.home).toMatch(/^\/var\/lib\/sitewright\/inside-[0-9a-f]{12}$/);
    expect(first.notice).toBe(
      `The database user has no access to ${wish}, so the database is in ${first.home}.`,
    );
    await first.stop();
    const second = await startDatabase(wish);
    expect([second.home, second.moved, second.adopted]).toEqual([first.home, true, false]);
  });

  it('keeps the database where it was created, once the directory can be entered', async () => {
    const { closed, wish } = await aClosedWish();
    const first = await startDatabase(wish);
    await first.stop();
    await chmod(closed, 0o755);
    const second = await startDatabase(wish);
    expect([second.home, second.moved]).toEqual([first.home, true]);
    expect(second.notice).toContain('where an earlier start created it');
  });

  it('uses the reachable database if there are two, and reports it', async () => {
    const { closed, wish } = await aClosedWish();
    const first = await startDatabase(wish);
    await first.stop();
    await copyFolder(join(homeToCopy, 'data'), wish);
    const second = await startDatabase(wish);
    expect([second.home, second.moved]).toEqual([first.home, true]);
    expect(second.notice).toContain(
      `although it contains a database. The one in ${first.home} is used`,
    );
    await second.stop();

    await chmod(closed, 0o755);
    const third = await startDatabase(wish);
    expect([third.home, third.moved]).toEqual([wish, false]);
    expect(third.notice).toContain('There are two databases');
  });

  it('is not replaced by an empty one if it holds the only database', async () => {
    const { wish } = await aClosedWish();
    await copyFolder(join(homeToCopy, 'data'), wish);
    const refusal = await refusalOf(wish);
    expect(refusal).toMatch(/There is a database in .* has no access to it: grant access, or move/);
    expect(refusal).toMatch(singleSentence);
  });
});

describe('a directory', () => {
  it('comes back by itself when its server is killed', async () => {
    const home = await makeHome('with database');
    const { ask, events } = await startDatabase(home);
    await ask('create table kept as select 42 as answer');
    for (const times of [1, 2]) {
      process.kill(await pidOf(home), 'SIGKILL');
      expect(await waitUntil(() => ask('select answer from kept'))).toEqual([{ answer: 42 }]);
      await waitUntil(() => events.length === 2 * times);
    }
    expect(events[0]).toBe('PostgreSQL stopped unexpectedly. Starting it again.');
    expect(events[1]).toMatch(/^PostgreSQL is back after \d+ ms\.$/);
  });

  it('is started by several processes at once: one creates and launches, the others adopt', async () => {
    const home = await makeHome();
    const servers = await Promise.all([
      ...[1, 2, 3].map(() => startDatabase(home)),
      ...[1, 2].map(() => startElsewhere(home)),
    ]);
    expect(servers.filter(({ adopted }) => !adopted)).toHaveLength(1);
    expect(await launchesOf(home)).toBe(1);
    expect((await readdir(home)).filter((name) => name.startsWith('data'))).toEqual(['data']);
  });

  it('is not mistaken for that of another server', async () => {
    const [ours, theirs] = [await makeHome('with database'), await makeHome('with database')];
    await (await startDatabase(ours)).stop();
    await startDatabase(theirs);
    await copyFile(lockFileOf(theirs), lockFileOf(ours));

    const again = await startDatabase(ours);
    expect(again.adopted).toBe(false);
    const [answer] = await again.ask('show data_directory');
    expect(answer).toEqual({ data_directory: join(ours, 'data') });
  });

  it('that holds something else is refused', async () => {
    const home = await makeHome();
    await mkdir(join(home, 'data', 'photos'), { recursive: true });
    if (isRoot) await chown(join(home, 'data'), 101, 104);
    const refusal = await refusalOf(home);
    expect(refusal).toMatch(/is not empty but contains no database/);
    expect(await readdir(join(home, 'data'))).toEqual(['photos']);
  });
});
