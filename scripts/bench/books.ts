import type { Client } from 'pg';
import { pricingSql } from '../../packages/server/src/costs/ledger.ts';
import { hashOf } from '../../packages/server/src/platform/http/visitor.ts';

type Sizes = { few: number; many: number; others: number };

/** Rows as after years of crews, machines, deliveries and orders; their source ids are not used today. */
const fillBook = `
  insert into cost_rows (organization_id, project_id, measure, head, day, source, source_id, part,
    words, party, quantity, unit, rate, amount, reason, posted_at)
  select $1, $2, case when n % 20 = 0 then 'open' when n % 20 = 1 then 'committed' else 'actual' end,
    (array['labour', 'materials', 'plant', 'subcontract', 'preliminaries', 'other'])[1 + n % 6],
    date '2025-01-06' + (n % 540)::int,
    (array['labour', 'delivery', 'plant', 'order', 'cost', 'cost'])[1 + n % 6], 1000000 + n, '',
    'Harkness Formwork', 'Harkness', n % 9, case n % 6 when 0 then 'h' when 2 then 'day' end,
    case when n % 50 = 0 then null else 25.5 end, 25.5 * (n % 9),
    case when n % 13 = 0 then 'weather' end, timestamptz '2025-01-06 17:00' + n % 540 * interval '1 day'
  from generate_series(1, $3) n`;

const addUp = `
  insert into cost_sums (organization_id, project_id, measure, head, unit, reason, pricing, quantity, amount)
  select organization_id, project_id, measure, head, coalesce(unit, ''), coalesce(reason, ''),
    ${pricingSql}, sum(quantity), sum(amount)
  from cost_rows where organization_id = $1 group by 1, 2, 3, 4, 5, 6, 7`;

export type Contract = { id: number; slug: string; organization_id: number };

/** For the user of a token; returns the contracts with few and with many rows. */
export async function fillBooks(
  superuser: Client,
  token: string,
  { few, many, others }: Sizes,
): Promise<Contract[]> {
  const { rows } = await superuser.query<Contract>(
    `select id, slug, organization_id from projects where organization_id = (
      select organization_id from sessions where token_hash = $1) order by id`,
    [hashOf(token)],
  );
  for (const [i, { id, organization_id }] of rows.entries())
    await superuser.query(fillBook, [organization_id, id, [few, many][i] ?? others]);
  await superuser.query(addUp, [rows[0]?.organization_id]);
  await superuser.query('truncate cost_due');
  await superuser.query('vacuum analyze cost_rows');
  return rows.slice(0, 2);
}

/** A past month with three later months in the ledger. */
export const openMonth = (superuser: Client, { id, organization_id }: Contract) =>
  superuser.query(
    `insert into cost_reports (organization_id, project_id, month) values ($1, $2, '2026-03-01')`,
    [organization_id, id],
  );

/** Makes the given number of costs due. */
export const spend = (superuser: Client, { id, organization_id }: Contract, times: number) =>
  superuser.query(
    `insert into cost_entries (organization_id, project_id, head, date, description, amount)
    select $1, $2, 'other', '2026-06-30', 'Permit', 12.5 from generate_series(1, $3)`,
    [organization_id, id, times],
  );
