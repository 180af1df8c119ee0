import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';

/** Contracts whose cost book has rows again are added up anew; all other sums the database keeps by itself. */
export async function addUpCosts(tx: Tx, rows: ReadonlySet<number>): Promise<void> {
  if (rows.size === 0) return;
  const found = await tx.execute<{ id: number }>(sql`
    select distinct project_id as id from cost_rows where id = any(${sql.param([...rows])}::int[])`);
  for (const { id } of found.rows) {
    await tx.execute(sql`delete from cost_sums where project_id = ${id}`);
    await tx.execute(sql`
      insert into cost_sums (project_id, measure, head, unit, reason, pricing, quantity, amount)
      select project_id, measure, head, coalesce(unit, ''), coalesce(reason, ''),
        case when rate is null then 'unpriced' when rate = 0 then 'unpaid' else 'priced' end,
        coalesce(sum(quantity), 0), sum(amount)
      from cost_rows where project_id = ${id} group by 1, 2, 3, 4, 5, 6`);
  }
}
