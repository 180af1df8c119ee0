import type { ClientBase } from 'pg';

/** Our tables and those of the queue. Each database has its own record of migrations. */
const ours = `n.nspname in ('public', 'graphile_worker') and c.relkind = 'r'
  and c.oid is distinct from to_regclass('graphile_worker.migrations')`;

/** The columns in alphabetical order, without generated ones. */
export type Table = { name: string; columns: string[]; hasRowSecurity: boolean };

export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as "hasRowSecurity",
      array_agg(quote_ident(a.attname) order by a.attname collate "C") as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where ${ours} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1, 2 order by format('%I.%I', n.nspname, c.relname) collate "C"`);
  return rows;
}

/** A guard that prevents a plain copy: how to disable and restore it. */
type Guard = { lift: string; restore: string };

/**
 * The owner can do this without being a superuser: foreign keys are cyclic, triggers would
 * insert rows of their own, and row security hides every row from the owner too.
 */
export async function guardsOf(client: ClientBase): Promise<Guard[]> {
  const { rows } = await client.query<Guard>(`
    with tables as (
      select c.oid, format('alter table %I.%I ', n.nspname, c.relname) as change,
        c.relforcerowsecurity
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours}
    ), guards as (
      select 1 as place, change || format('drop constraint %I', conname) as lift,
        change || format('add constraint %I %s', conname, pg_get_constraintdef(k.oid)) as restore
      from pg_constraint k join tables on tables.oid = conrelid where contype = 'f'
      union all
      select 2, change || format('disable trigger %I', tgname), change || format('enable trigger %I', tgname)
      from pg_trigger join tables on tables.oid = tgrelid
      where not tgisinternal and tgenabled = 'O'
      union all
      select 3, change || 'no force row level security', change || 'force row level security'
      from tables where relforcerowsecurity
    )
    select lift, restore from guards order by place, lift collate "C"`);
  return rows;
}

/** The current value of each sequence that was used. */
type Sequence = { name: string; next: string };

export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select format('%I.%I', schemaname, sequencename) as name, (last_value + increment_by)::text as next
    from pg_sequences
    where schemaname in ('public', 'graphile_worker') and last_value is not null
    order by format('%I.%I', schemaname, sequencename) collate "C"`);
  return rows;
}
