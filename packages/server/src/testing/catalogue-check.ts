import { globalTables } from '../platform/global-tables.ts';

/** The column `name` of the rows that a query returns, in order. */
type Names = (query: string) => Promise<string[]>;

export const namesFrom =
  (database: { query: (text: string) => Promise<{ rows: { name: string }[] }> }): Names =>
  async (query) =>
    (await database.query(query)).rows.map(({ name }) => name).toSorted();

const isTable = `relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
const isTenants = `${isTable} and relname <> all('{${globalTables}}')`;
const tenantTable = (oid: string) => `${oid} in (select oid from pg_class where ${isTenants})`;
const column = (table: string, name: string) =>
  `(select attnum from pg_attribute where attrelid = ${table} and attname = '${name}')`;

export const tenantTables = (names: Names) =>
  names(`select relname as name from pg_class where ${isTenants}`);

type CatalogueCheck = {
  title: string;
  /** Lists everything that breaks the rule. */
  faults: string;
  /** Changes that the check must find. */
  plants: string[];
};

/** Rules on the database catalogue, which also apply to tables added later. */
export const catalogueChecks: CatalogueCheck[] = [
  {
    title: 'guards every table that is not named as global, against its owner too',
    faults: `select relname as name from pg_class where ${isTenants}
      and not (relrowsecurity and relforcerowsecurity and exists (
        select from pg_policy where polrelid = pg_class.oid and polpermissive and polcmd = '*'
          and polqual is not null and polwithcheck is not null))`,
    plants: [
      'create table planted (id int primary key)',
      'alter table projects disable row level security',
      'alter table projects no force row level security',
      'drop policy tenant on projects',
    ],
  },
  {
    // The one exception lets a user read their memberships in other organisations.
    title: 'has no policy but the one of the tenant',
    faults: `select relname || '.' || polname as name from pg_policy join pg_class c on c.oid = polrelid
      where array[pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)] <> array_fill(
        '(organization_id = ( SELECT (NULLIF(current_setting(''app.org''::text, true), ''''::text))::integer AS "nullif"))'::text,
        array[2])
      and not (relname = 'user_organizations' and polname = 'own' and polcmd = 'r' and polwithcheck is null
        and pg_get_expr(polqual, polrelid)
          = '(user_id = (NULLIF(current_setting(''app.member''::text, true), ''''::text))::integer)')`,
    plants: [
      'create policy planted on projects using (true) with check (true)',
      'alter policy own on user_organizations using (user_id > 0)',
      'alter policy tenant on projects with check (organization_id > 0)',
    ],
  },
  {
    title: 'says of every row whose it is, and knows it by itself',
    faults: `select relname as name from pg_class where ${isTenants} and not exists (
      select from information_schema.columns where table_schema = 'public' and table_name = relname
        and column_name = 'organization_id' and is_nullable = 'NO' and column_default like '%app.org%')`,
    plants: [
      `create table planted (organization_id int default nullif(current_setting('app.org', true), '')::int)`,
      'alter table projects alter organization_id drop default',
    ],
  },
  {
    title: 'binds tenant tables to each other by organisation as well as by id',
    faults: `select conname as name from pg_constraint
      where contype = 'f' and ${tenantTable('conrelid')} and ${tenantTable('confrelid')}
        and coalesce(array_position(conkey, ${column('conrelid', 'organization_id')}), 0)
          is distinct from array_position(confkey, ${column('confrelid', 'organization_id')})`,
    plants: [
      `alter table projects add unique (id);
        alter table site_issues add constraint planted
        foreign key (project_id) references projects (id) not valid`,
      `alter table projects add unique (id, organization_id);
        alter table site_issues add constraint planted foreign key (organization_id, project_id)
        references projects (id, organization_id) not valid`,
    ],
  },
  {
    title: 'points from no global table to a record of a tenant',
    faults: `select conname as name from pg_constraint
      where contype = 'f' and ${tenantTable('confrelid')} and not ${tenantTable('conrelid')}`,
    plants: [
      `alter table users add planted int, add foreign key (organization_id, planted)
        references projects (organization_id, id)`,
    ],
  },
  {
    title: 'calls nothing unique beyond its organisation',
    faults: `select indexrelid::regclass::text as name from pg_index
      where ${tenantTable('indrelid')} and indisunique
        and indkey[0] <> ${column('indrelid', 'organization_id')}`,
    plants: [
      'create unique index planted on projects (id)',
      'create unique index planted on projects (slug)',
      'create unique index planted on projects (slug, organization_id)',
      'create unique index planted on projects (lower(slug))',
    ],
  },
  {
    title: 'has no view that looks past row security',
    faults: `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and (relkind = 'm' or relkind = 'v'
        and not coalesce(reloptions && array['security_invoker=true', 'security_invoker=on'], false))`,
    plants: [
      'create view planted as select * from projects',
      'create materialized view planted as select * from projects',
    ],
  },
  {
    title: 'serves as a role that row security binds, that owns nothing and is nobody else',
    faults: `select rolname::text as name from pg_roles where rolname = 'sitewright_app'
        and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
      union select relname from pg_class where relowner = 'sitewright_app'::regrole
      union select proname from pg_proc where proowner = 'sitewright_app'::regrole
      union select roleid::regrole::text from pg_auth_members where member = 'sitewright_app'::regrole`,
    plants: [
      'alter role sitewright_app bypassrls',
      'alter role sitewright_app superuser',
      'alter table projects owner to sitewright_app',
      'grant sitewright_owner to sitewright_app',
    ],
  },
  {
    title: 'may not make, empty or rewrite what the tables are',
    faults: `select relname || ' ' || privilege as name
      from pg_class, unnest(array['truncate', 'references', 'trigger']) as privilege
      where ${isTable} and has_table_privilege('sitewright_app', pg_class.oid, privilege)
      union select 'create' where has_schema_privilege('sitewright_app', 'public', 'create')`,
    plants: [
      'grant truncate on projects to sitewright_app',
      'grant create on schema public to sitewright_app',
    ],
  },
  {
    title: 'may add to the activity log and read it, not change it',
    faults: `select privilege as name from unnest(array['update', 'delete']) as privilege
      where has_table_privilege('sitewright_app', 'activity_logs', privilege)`,
    plants: ['grant delete on activity_logs to sitewright_app'],
  },
  {
    title: 'has no rights in the queue',
    faults: `select relname || ' ' || privilege as name
      from pg_class, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
      where relnamespace = 'graphile_worker'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and has_table_privilege('sitewright_app', pg_class.oid, privilege)
      union select 'usage' where has_schema_privilege('sitewright_app', 'graphile_worker', 'usage')`,
    plants: [
      'grant usage on schema graphile_worker to sitewright_app',
      'grant insert on graphile_worker._private_jobs to sitewright_app',
    ],
  },
  {
    title: 'borrows the rights of the owner to enqueue, and for nothing else',
    faults: `select proname as name from pg_proc join pg_namespace n on n.oid = pronamespace
      where prosecdef and proname <> 'enqueue' and nspname not in ('pg_catalog', 'information_schema')
        and has_schema_privilege('sitewright_app', n.oid, 'usage')
        and has_function_privilege('sitewright_app', pg_proc.oid, 'execute')
      union select 'no enqueue' where not exists (
        select from pg_proc where proname = 'enqueue' and prosecdef
          and has_function_privilege('sitewright_app', oid, 'execute'))`,
    plants: [
      `create function planted() returns int language sql security definer as 'select 1'`,
      'alter function enqueue(text, json) security invoker',
    ],
  },
];
