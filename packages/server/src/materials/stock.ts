import type { Actor } from '@sitewright/domain/kernel/access';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { found } from '@sitewright/domain/kernel/problem';
import {
  onSiteOf,
  type StockLine,
  type StockMovement,
  type StockMovementDraft,
} from '@sitewright/domain/materials/stock';
import { eq } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { stockMovements } from './table.ts';

const statement = `
  select m.id as "materialId", m.item_description as "itemDescription", m.sku, m.unit,
    coalesce(d.received, 0)::text as received, coalesce(d.rejected, 0)::text as rejected,
    coalesce(s.used, 0)::text as used, coalesce(s.returned, 0)::text as returned
  from materials m
  left join (
    select o.material_id, sum(i.received) as received, sum(i.rejected) as rejected
    from deliveries d join delivery_items i on i.delivery_id = d.id
    join purchase_order_items o on o.id = i.purchase_order_item_id
    where d.project_id = $1 group by 1) d on d.material_id = m.id
  left join (
    select material_id, sum(quantity) filter (where move = 'used') as used,
      sum(quantity) filter (where move = 'returned') as returned
    from stock_movements where project_id = $1 group by 1) s on s.material_id = m.id
  where d.material_id is not null or s.material_id is not null
  order by m.item_description, m.id`;

/** What has come to a site, and what is left of it. */
export async function listStock(tx: Tx, projectId: number): Promise<StockLine[]> {
  found((await tx.$count(projects, eq(projects.id, projectId))) || undefined);
  const rows = await rowsOf<Omit<StockLine, 'onSite'>>(tx, statement, [projectId]);
  return rows.map((row) => ({
    ...row,
    received: plainDecimal(row.received),
    rejected: plainDecimal(row.rejected),
    used: plainDecimal(row.used),
    returned: plainDecimal(row.returned),
    onSite: onSiteOf(row),
  }));
}

export async function insertMovement(
  tx: Tx,
  projectId: number,
  draft: StockMovementDraft,
  actor: Actor,
): Promise<StockMovement> {
  const values = { projectId, ...draft, ...createdBy(actor) };
  const [row] = await tx.insert(stockMovements).values(values).returning();
  const made = found(row);
  return {
    ...made,
    quantity: plainDecimal(made.quantity),
    createdAt: made.createdAt.toISOString(),
  };
}
