import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { type StockFlow, stockTotals } from '@sitewright/domain/materials/stock';
import type { MaterialUsage, StockTotal } from '@sitewright/domain/materials/usage';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { flowSums, flows, toPlainFlow } from './flows.ts';

const ofOne = (approvedLines: string) => `
  select p.id as "projectId", p.name as "projectName", p.slug as "projectSlug",
    sum(f.ordered)::text as ordered, ${flowSums}
  from (
    select *, 0 as ordered from ${flows} flows
    union all
    select material_id, contract_id, 0, 0, 0, 0, quantity from ${approvedLines} approved) f
  join projects p on p.id = f.project_id
  where f.material_id = $1 group by p.organization_id, p.id order by p.name, p.id`;

/** A material on each contract: ordered, received, used and left. `approvedLines` are those of orders, in SQL. */
export async function listUsage(
  tx: Tx,
  materialId: number,
  approvedLines: string,
): Promise<MaterialUsage[]> {
  const text = ofOne(approvedLines);
  const rows = await queryRows<Omit<MaterialUsage, 'onSite'>>(tx, text, [materialId]);
  return rows.map((row) => ({ ...toPlainFlow(row), ordered: plainDecimal(row.ordered) }));
}

const bySite = `
  select f.material_id as "materialId", ${flowSums}
  from ${flows} f group by f.material_id, f.project_id`;

/** The quantity of every material on site, and on how many sites. */
export const listStockTotals = async (tx: Tx): Promise<StockTotal[]> =>
  stockTotals(await queryRows<StockFlow & { materialId: number }>(tx, bySite, []));
