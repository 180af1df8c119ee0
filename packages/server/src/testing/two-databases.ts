import { afterAll, beforeEach, inject } from 'vitest';
import { withClient } from '../platform/database.ts';
import { ownerRole } from '../platform/migrate.ts';
import { copyTables } from '../platform/move/copy-tables.ts';
import { copyDatabase, emptyTemplate } from './database.ts';

const server = inject('postgres');
export const sourceDatabase = `move_source_${process.env.VITEST_POOL_ID}`;
export const targetDatabase = `move_target_${process.env.VITEST_POOL_ID}`;
export const asSuperuser = (database: string) => ({ ...server, database });
const asOwner = (database: string) => ({ ...server, database, options: `-c role=${ownerRole}` });

export const queryDatabase = async (database: string, sql: string) =>
  (await withClient(asSuperuser(database), (client) => client.query(sql))).rows;

export const runMove = () =>
  withClient(asSuperuser(sourceDatabase), (from) =>
    withClient(asOwner(targetDatabase), (to) => copyTables(from, to, () => {})),
  );

/** A user and an organisation that refer to each other, and a hire whose trigger inserted a row that was deleted since. */
export const fillSql = `
  insert into users (username, password, email, name) values ('ann', 'x', 'ann@a.example', E'Ann\\t\\\\"é');
  insert into organizations (name, slug, created_by) values ('A', 'a', 1);
  update users set organization_id = 1;
  select set_config('app.org', '1', false);
  insert into projects (name, slug, created_by, updated_by) values ('Bridge', 'bridge', 1, 1);
  insert into plant_hires (project_id, name) values (1, 'Excavator');
  delete from cost_due`;

/** Before each test: a source with a few rows, and an empty target. */
export function twoDatabases() {
  beforeEach(async () => {
    for (const name of [sourceDatabase, targetDatabase]) await copyDatabase(emptyTemplate, name);
    await queryDatabase(sourceDatabase, fillSql);
  });
  afterAll(async () => {
    for (const name of [sourceDatabase, targetDatabase]) {
      await queryDatabase('postgres', `drop database if exists ${name} with (force)`);
    }
  });
}
