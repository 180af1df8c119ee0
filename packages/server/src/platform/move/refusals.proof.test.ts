import { expect, it } from 'vitest';
import {
  fillSql,
  queryDatabase,
  runMove,
  sourceDatabase,
  targetDatabase,
  twoDatabases,
} from '../../testing/two-databases.ts';
import { NotMoved } from './copy-tables.ts';

twoDatabases();

it('copies nothing when a table differs afterwards', async () => {
  await queryDatabase(
    targetDatabase,
    'alter table organizations alter column created_at type timestamptz(0)',
  );
  await expect(runMove()).rejects.toThrow(
    new NotMoved('These tables differ after copying: public.organizations.'),
  );
  expect(await queryDatabase(targetDatabase, 'select id from users')).toEqual([]);
  const sequence = "select last_value from pg_sequences where sequencename = 'users_id_seq'";
  expect(await queryDatabase(targetDatabase, sequence)).toEqual([{ last_value: null }]);
});

it('copies nothing when a row refers to a missing one', async () => {
  await queryDatabase(
    sourceDatabase,
    'alter table organizations drop constraint organizations_created_by_users_id_fk',
  );
  await queryDatabase(sourceDatabase, 'update organizations set created_by = 7');
  await expect(runMove()).rejects.toThrow(/violates foreign key constraint/);
  expect(await queryDatabase(targetDatabase, 'select id from users')).toEqual([]);
});

it('refuses a target that has rows, also those that its owner cannot see', async () => {
  const withoutChecks = 'set session_replication_role = replica;';
  await queryDatabase(
    targetDatabase,
    `${fillSql}; ${withoutChecks} truncate users, organizations cascade`,
  );
  await queryDatabase(
    targetDatabase,
    `${withoutChecks} insert into projects (organization_id, name, slug, created_by, updated_by)
     values (1, 'Old', 'old', 1, 1)`,
  );
  await expect(runMove()).rejects.toThrow(/^The target is not empty \(.*public\.projects/);
});

it('refuses a target with other tables', async () => {
  await queryDatabase(targetDatabase, 'create table notes (text text)');
  await expect(runMove()).rejects.toThrow(
    'The two databases do not have the same tables: public.notes (text).',
  );
});
