import { afterAll, describe, expect, inject, it } from 'vitest';
import { Misconfigured } from './config.ts';
import { appRole, openPool, withClient } from './database.ts';
import { inspectServer, migrate, ownerRole, prepareRoles, prepareServer } from './migrate.ts';
import { externalDatabase } from './open-database.ts';

const server = inject('postgres');
const superuser = { ...server, database: 'postgres' };
const database = `migrate_${process.env.VITEST_POOL_ID}`;
const ask = (sql: string, on = superuser) => withClient(on, (client) => client.query(sql));

const clear = async () => {
  await ask(`drop database if exists ${database} with (force)`);
  for (const role of ['guest', 'stranger']) await ask(`drop role if exists ${database}_${role}`);
};
await clear();
afterAll(clear);

describe('a server that is ours', () => {
  it('gets both roles and the database, once', async () => {
    await prepareServer(superuser, database);
    await prepareServer(superuser, database);
    const { rows } = await ask(
      `select rolname, rolsuper, rolbypassrls from pg_roles
       where rolname in ('${ownerRole}', '${appRole}') order by 1`,
    );
    expect(rows).toEqual([
      { rolname: appRole, rolsuper: false, rolbypassrls: false },
      { rolname: ownerRole, rolsuper: false, rolbypassrls: false },
    ]);
    const { rows: owners } = await ask(
      `select pg_get_userbyid(datdba) as owner from pg_database where datname = '${database}'`,
    );
    expect(owners).toEqual([{ owner: ownerRole }]);
  });

  it('is migrated once by two servers that start together, and again without harm', async () => {
    const owner = { ...server, database, options: `-c role=${ownerRole}` };
    await Promise.all([migrate(owner), migrate(owner)]);
    await migrate(owner);
    const { rows } = await ask(
      'select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
      owner,
    );
    expect(rows[0].all).toBe(rows[0].different);
    expect(rows[0].all).toBeGreaterThan(1);
  });

  it('serves as a role that owns nothing, with every login', async () => {
    const pool = openPool({ ...server, database }, () => {});
    const { rows } = await pool.query('select current_user as role');
    expect(rows).toEqual([{ role: appRole }]);
    await expect(pool.query('create table mine (id int)')).rejects.toThrow(/permission denied/);
    await expect(pool.query('drop table users')).rejects.toThrow(/must be owner/);
    await pool.end();
  });
});

it('serves as that role whatever the address of the database asks for', async () => {
  const pool = openPool({ ...server, database, options: '-c geqo=off' }, () => {});
  const { rows } = await pool.query('select current_user as role, current_setting($1) as zone', [
    'timezone',
  ]);
  expect(rows).toEqual([{ role: appRole, zone: 'UTC' }]);
  await pool.end();
});

describe('a server of somebody else', () => {
  it('is made ready for every login', async () => {
    await ask(`create role ${database}_guest login`);
    const login = { ...superuser, user: `${database}_guest` };
    await prepareRoles(superuser, login);
    await prepareRoles(superuser, login);
    const { rows } = await ask(
      `select pg_has_role('${database}_guest', '${appRole}', 'member') as may`,
    );
    expect(rows).toEqual([{ may: true }]);
  });

  it('is refused in a sentence when the owner may not grant the role', async () => {
    await ask(`create role ${database}_stranger login`);
    const login = { ...superuser, user: `${database}_stranger` };
    const refusal = await prepareRoles(login, login).catch((error) => error);
    expect(refusal).toBeInstanceOf(Misconfigured);
    expect(refusal.message).toMatch(/^DATABASE_OWNER_URL must be able to .*\.$/);
  });

  const urlOf = (name: string) =>
    `postgresql://${server.user}@${encodeURIComponent(String(server.host))}/${name}`;

  it.each([
    [
      'the owner’s is another',
      'template1',
      /^DATABASE_URL and DATABASE_OWNER_URL point to different/,
    ],
    [
      'the owner’s is not there',
      'no_such',
      /^DATABASE_OWNER_URL cannot be used: database "no_such"/,
    ],
  ])('is refused in a sentence when %s', async (_, ownerDatabase, sentence) => {
    const opening = externalDatabase(urlOf('postgres'), urlOf(ownerDatabase), () => {});
    await expect(opening).rejects.toThrow(sentence);
  });

  it('is distinguished from one that would lose what it has acknowledged', async () => {
    const withCommit = (value: string) =>
      inspectServer({ ...superuser, options: `-c synchronous_commit=${value}` });
    expect(await withCommit('on')).not.toContain('synchronous_commit');
    expect(await withCommit('off')).toContain('synchronous_commit');
  });
});
