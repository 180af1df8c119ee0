import type { Client } from 'pg';

export type Size = {
  organizations: number;
  /** Contracts of each organisation. */
  contracts: number;
  /** Rows of each feature, in each organisation, spread over its contracts. */
  rows: number;
  /** Diary entries of each, if different from the other features. */
  entries?: number;
  /** Users of each; the first is its Managing Director. */
  users?: number;
  suppliers?: number;
  materials?: number;
  /** Purchase orders, of two lines each. */
  orders?: number;
};

/** The created users, first the Managing Director of each organisation. */
export type Filled = { id: number; email: string; organizationId: number };

/**
 * Large data for benchmarks, by the superuser past row security: the fastest way to a million rows.
 * Twice on one database makes twice as many. Each feature adds its own statement.
 */
export async function fill(client: Client, size: Size): Promise<Filled[]> {
  const { organizations, contracts, rows, entries = rows } = size;
  const { users = 1, suppliers = 0, materials = 0, orders = 0 } = size;
  await client.query('begin');
  const { rows: people } = await client.query<Filled>(`
    with latest as (select coalesce(max(id), 0) as id from users),
    people as (
      insert into users (username, password, email, name, role, must_change_password)
        select email, '-', email, 'Seed ' || n, 'Managing Director', false
        from latest, generate_series(latest.id + 1, latest.id + ${organizations}) n,
             lateral (select 'seed' || n || '@seed.example' as email) named
        returning id, email, name
    ),
    companies as (
      insert into organizations (name, slug, created_by, max_projects)
        select name || ' Ltd', replace(email, '@', '-at-'), id, ${contracts + 1} from people
        returning id, created_by
    )
    select people.id, email, companies.id as "organizationId"
    from people join companies on created_by = people.id order by people.id`);
  const ours = people.map(({ organizationId }) => organizationId).join();
  await client.query(`
    update users set organization_id = o.id from organizations o
      where o.created_by = users.id and o.id in (${ours});
    insert into users (username, password, email, name, role, must_change_password, organization_id)
      select email, '-', email, 'Seed', (array['Director', 'Contracts Manager', 'Site Manager'])[1 + n % 3], false, organization_id
      from (select organization_id, 'seed' || id || '-' || n || '@seed.example' as email, n
            from users cross join generate_series(2, ${users}) n where organization_id in (${ours})) colleagues;
    insert into user_organizations (organization_id, user_id, job_role)
      select organization_id, id, role from users where organization_id in (${ours});
    insert into company_profiles (organization_id, company_name, company_number, registered_address, postcode, phone_number, email_address)
      select id, name, '01234567', '1 Quay Street', 'LS1 1AA', '0113 496 0000', 'office@seed.example'
      from organizations where id in (${ours});
    insert into projects (organization_id, name, slug, code, client_name, postcode, status, contract_value, budget, start_date, finish_date)
      select o.id, 'Contract ' || n, 'contract-' || n, 'S-' || n, 'Client ' || n % 40, 'LS' || 1 + n % 20 || ' 1AA',
             (array['planning', 'active', 'active', 'on-hold', 'completed', 'cancelled'])[1 + n % 6],
             10000 * (1 + n % 900), 9000 * (1 + n % 900), date '2026-01-05' + n % 300, date '2027-01-05' + n % 300
      from generate_series(1, ${contracts}) n cross join organizations o where o.id in (${ours});
    insert into site_issues (organization_id, project_id, date, target_date, reported_by, issue_type, priority, status, issue_description, location)
      select p.organization_id, p.id, date '2026-01-01' + n % 300, date '2026-02-01' + n % 300, 'Ann Ray', 'safety', 'high',
             case when n % 4 = 0 then 'closed' else 'open' end, 'Scaffold tie missing at level ' || n % 9, 'Level ' || n % 9
      from generate_series(1, ${Math.ceil(rows / contracts)}) n cross join projects p where p.organization_id in (${ours});
    insert into diary_entries (organization_id, project_id, user_id, created_by, date, author, work_summary, labor, type, company, start_time, finish_time, hours)
      select p.organization_id, p.id, o.created_by, o.created_by, date '2026-01-01' + n % 300, 'Ann Ray', 'Core wall lift ' || n % 9,
             '{"company":"Company ' || n % 12 || '","startTime":"08:00","finishTime":"17:00","hours":"9.0"}',
             'labour', 'Company ' || n % 12, '08:00', '17:00', 9
      from generate_series(1, ${Math.ceil(entries / contracts)}) n cross join projects p
      join organizations o on o.id = p.organization_id where o.id in (${ours});
    insert into suppliers (organization_id, name, code, city, postcode, supplier_type)
      select o.id, 'Supplier ' || n, 'SUP-' || n, 'Leeds', 'LS' || 1 + n % 20 || ' 1AA', 'materials'
      from generate_series(1, ${suppliers}) n cross join organizations o where o.id in (${ours});
    insert into materials (organization_id, item_description, sku, purchase_cost, category, unit)
      select o.id, 'Material ' || n, 'MAT-' || n, 1 + n % 90, 'Category ' || n % 12, 'no.'
      from generate_series(1, ${materials}) n cross join organizations o where o.id in (${ours});
    with raised as (
      insert into purchase_orders (organization_id, contract_id, po_number, supplier_name, status, subtotal, vat_amount, total, created_by)
        select p.organization_id, p.id, 'SEED-' || p.n || '-' || m, 'Supplier ' || m % 40,
               (array['draft', 'pending', 'approved', 'sent'])[1 + m % 4], 200, 40, 240, p.created_by
        from (select id, organization_id, created_by, row_number() over (partition by organization_id order by id) as n
              from projects where organization_id in (${ours})) p
        cross join generate_series(1, ${Math.ceil(orders / contracts)}) m
        returning id, organization_id
    )
    insert into purchase_order_items (organization_id, purchase_order_id, place, description, quantity, unit, unit_price, line_total)
      select organization_id, id, n, 'Material ' || n, 10, 'no.', 10, 100 from raised cross join generate_series(1, 2) n;
    commit;
    analyze;`);
  const { rows: made } = await client.query<Filled>(
    `select id, email, organization_id as "organizationId" from users where organization_id in (${ours}) order by id`,
  );
  return made;
}
