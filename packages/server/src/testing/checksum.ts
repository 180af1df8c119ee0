import type { TestApi } from './api.ts';
import { superuserPool } from './database.ts';

const tables = `
  select table_name as name, column_name as owner from information_schema.columns
  where table_schema = 'public' and column_name = 'organization_id'
  union select 'organizations', 'id' order by 1`;

/** The content of an organisation, in every tenant table, as one text. */
export type Checksum = (organizationId: number) => Promise<string>;

/** Reads past row security, to find what the server should not have written. */
export async function checksumOf({ connections }: TestApi): Promise<Checksum> {
  const superuser = superuserPool(connections);
  const { rows } = await superuser.query<{ name: string; owner: string }>(tables);
  const sums = rows.map(
    ({ name, owner }) =>
      `select '${name} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
       from ${name} t where ${owner} = $1`,
  );
  const text = sums.join(' union all ');
  return async (organizationId) => {
    const found = await superuser.query<{ sum: string }>({
      name: 'checksum', // planned once: over a hundred tables take longer to plan than to read
      text,
      values: [organizationId],
    });
    return found.rows.map(({ sum }) => sum).join('\n');
  };
}
