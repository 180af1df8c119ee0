import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { onSiteOf } from '@sitewright/domain/materials/stock';
import type { MaterialUsage, StockTotal } from '@sitewright/domain/materials/usage';
import { binding } from '@sitewright/domain/purchase-orders/rules';
import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';

/** What came to any site and what left it again. */
const flows = `
  select i.material_id, d.project_id, 0 as ordered, l.received, l.rejected, 0 as used, 0 as returned
  from delivery_items l join deliveries d on d.id = l.delivery_id
  join purchase_order_items i on i.id = l.purchase_order_item_id
  union all
  select material_id, project_id, 0, 0, 0, case move when 'used' then quantity else 0 end,
    case move when 'returned' then quantity else 0 end
  from stock_movements`;

const ofOne = `
  select p.id as "projectId", p.name as "projectName", p.slug as "projectSlug",
    sum(f.ordered)::text as ordered, sum(f.received)::text as received,
    sum(f.rejected)::text as rejected, sum(f.used)::text as used, sum(f.returned)::text as returned
  from (${flows}
    union all
    select i.material_id, o.contract_id, i.quantity, 0, 0, 0, 0
    from purchase_order_items i join purchase_orders o on o.id = i.purchase_order_id
    where o.status = any($2)) f
  join projects p on p.id = f.project_id
  where f.material_id = $1 group by p.id order by p.name, p.id`;

type Flow = Omit<MaterialUsage, 'onSite'>;

/** What became of a material on each contract: ordered, received, used and left. */
export async function listUsage(tx: Tx, materialId: number): Promise<MaterialUsage[]> {
  const rows = await rowsOf<Flow>(tx, ofOne, [materialId, binding]);
  return rows.map((row) => ({
    ...row,
    ordered: plainDecimal(row.ordered),
    received: plainDecimal(row.received),
    rejected: plainDecimal(row.rejected),
    used: plainDecimal(row.used),
    returned: plainDecimal(row.returned),
    onSite: onSiteOf(row),
  }));
}

const totals = `
  select material_id as "materialId", sum(on_site)::text as "onSite", count(*)::int as sites
  from (
    select material_id, project_id, sum(received - rejected - used - returned) as on_site
    from (${flows}) f where material_id is not null group by 1, 2) s
  where on_site <> 0 group by 1`;

/** Of everything that is on some site, how much and on how many. */
export async function listStockTotals(tx: Tx): Promise<StockTotal[]> {
  const rows = await rowsOf<StockTotal>(tx, totals, []);
  return rows.map((row) => ({ ...row, onSite: plainDecimal(row.onSite) }));
}
