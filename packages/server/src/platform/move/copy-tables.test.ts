import { expect, it } from 'vitest';
import {
  asSuperuser,
  queryDatabase,
  runMove,
  sourceDatabase,
  targetDatabase,
  twoDatabases,
} from '../../testing/two-databases.ts';
import { withClient } from '../database.ts';
import { guardsOf } from './catalogue.ts';

twoDatabases();

it('copies the rows of every organisation, and leaves keys, triggers and row security as they were', async () => {
  const guards = () => withClient(asSuperuser(targetDatabase), guardsOf);
  const before = await guards();
  expect(before.length).toBeGreaterThan(100);
  const compared = await runMove();
  const filled = compared.filter(({ source: { rows } }) => rows > 0).map(({ table }) => table);
  expect(filled).toEqual(
    expect.arrayContaining(['public.organizations', 'public.projects', 'public.users']),
  );
  const rows = 'select u.*, p.* from users u join projects p on p.created_by = u.id';
  expect(await queryDatabase(targetDatabase, rows)).toEqual(
    await queryDatabase(sourceDatabase, rows),
  );
  const another = `insert into organizations (name, slug, created_by) values ('B', 'b', 1) returning id`;
  expect(await queryDatabase(targetDatabase, another)).toEqual([{ id: 2 }]);
  expect(await guards()).toEqual(before);
});
