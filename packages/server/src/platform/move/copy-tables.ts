import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';
import { guardsOf, sequencesOf, type Table, tablesOf } from './catalogue.ts';
import { type ChecksumPair, checksumOf, isSame, reportOf } from './checksum.ts';

/** The same text for a value on both sides, whatever the settings of the servers. */
const sameText = `set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres';
  set bytea_output to 'hex'; set extra_float_digits to 1; set client_encoding to 'UTF8'`;

/** Why the databases cannot be copied, or were not, as one sentence. */
export class NotMoved extends Error {}

/**
 * Copies every row of `source`, as a role that sees all of them, to `target`, as its owner, in one
 * transaction, which is committed only if both have the same rows at the end.
 */
export async function copyTables(
  source: ClientBase,
  target: ClientBase,
  say: (line: string) => void,
): Promise<ChecksumPair[]> {
  await source.query(sameText);
  await target.query(sameText);
  await source.query('begin isolation level repeatable read read only');
  await target.query('begin');
  try {
    const compared = await copyAndCompare(source, target, say);
    await target.query('commit');
    return compared;
  } finally {
    // Without effect after the commit.
    await target.query('rollback');
    await source.query('rollback');
  }
}

async function copyAndCompare(
  source: ClientBase,
  target: ClientBase,
  say: (line: string) => void,
): Promise<ChecksumPair[]> {
  const tables = await tablesOf(source);
  refuseOtherTables(tables, await tablesOf(target));
  const guards = await guardsOf(target);
  await target.query(guards.map(({ lift }) => lift).join(';'));
  await refuseRows(target, tables);

  for (const { name, columns } of tables) {
    const list = `${name} (${columns.join(', ')})`;
    await pipeline(
      source.query(to(`copy ${list} to stdout`)),
      target.query(from(`copy ${list} from stdin`)),
    );
  }
  for (const { name, next } of await sequencesOf(source)) {
    // Unlike setval, this is undone by a rollback.
    await target.query(`alter sequence ${name} restart with ${next}`);
  }

  const compared = await compareTables(source, target, tables);
  for (const line of reportOf(compared)) say(line);
  const different = compared.filter((one) => !isSame(one)).map(({ table }) => table);
  if (different.length > 0) {
    throw new NotMoved(`These tables differ after copying: ${different.join(', ')}.`);
  }

  say('Checking the foreign keys…');
  await target.query(guards.map(({ restore }) => restore).join(';'));
  if (JSON.stringify(await guardsOf(target)) !== JSON.stringify(guards)) {
    throw new NotMoved('The keys, triggers and row security of the target have changed.');
  }
  return compared;
}

/** Row security is disabled meanwhile, because it would hide all rows from the owner. */
async function compareTables(source: ClientBase, target: ClientBase, tables: Table[]) {
  const compared: ChecksumPair[] = [];
  for (const table of tables) {
    const [inSource, inTarget] = await Promise.all([
      checksumOf(source, table),
      checksumOf(target, table),
    ]);
    compared.push({ table: table.name, source: inSource, target: inTarget });
  }
  return compared;
}

function refuseOtherTables(source: Table[], target: Table[]) {
  const described = (tables: Table[]) =>
    tables.map(({ name, columns }) => `${name} (${columns.join(', ')})`);
  const [there, here] = [described(target), described(source)];
  const odd = [
    ...there.filter((one) => !here.includes(one)),
    ...here.filter((one) => !there.includes(one)),
  ];
  if (odd.length === 0) return;
  throw new NotMoved(`The two databases do not have the same tables: ${odd.join('; ')}.`);
}

/** Disable row security first: a table whose rows the caller cannot see counts as empty. */
export async function refuseRows(target: ClientBase, tables: Table[]): Promise<void> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await target.query(`select from ${name} limit 1`);
    if (rowCount) filled.push(name);
  }
  if (filled.length === 0) return;
  throw new NotMoved(
    `The target is not empty (${filled.slice(0, 5).join(', ')}): create a new database for the move.`,
  );
}
