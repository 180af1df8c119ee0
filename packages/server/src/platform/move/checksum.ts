import type { ClientBase } from 'pg';
import type { Table } from './catalogue.ts';

type Checksum = { rows: number; checksum: string };

/**
 * Two sums over the MD5 of each row: they do not depend on the order, in which two databases may differ,
 * and need no more memory for a large table. A duplicate row counts twice.
 */
export async function checksumOf(client: ClientBase, { name, columns }: Table): Promise<Checksum> {
  const half = (of: string) => `sum(('x' || ${of}(hash, 16))::bit(64)::bigint)`;
  const { rows } = await client.query<{ rows: string; checksum: string }>(`
    select count(*) as rows, md5(concat(${half('left')}, ' ', ${half('right')})) as checksum
    from (select md5(row(${columns.join(', ')})::text) as hash from ${name}) hashes`);
  const [found] = rows;
  if (!found) throw new Error(`${name} could not be counted.`);
  return { rows: Number(found.rows), checksum: found.checksum };
}

export type ChecksumPair = { table: string; source: Checksum; target: Checksum };

export const isSame = ({ source, target }: ChecksumPair): boolean =>
  source.rows === target.rows && source.checksum === target.checksum;

/** One line for each table, with both sides where they differ. */
export function reportOf(compared: ChecksumPair[]): string[] {
  const width = Math.max(...compared.map(({ table }) => table.length));
  const side = ({ rows, checksum }: Checksum) =>
    `${rows.toLocaleString('en-GB').padStart(12)}  ${checksum}`;
  return compared.map((one) => {
    const line = `${one.table.padEnd(width)}  ${side(one.source)}`;
    return isSame(one) ? line : `${line}  DIFFERS from ${side(one.target).trim()}`;
  });
}
