import type { Actor } from '@sitewright/domain/kernel/access';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import type {
  StockLine,
  StockMovement,
  StockMovementDraft,
} from '@sitewright/domain/materials/stock';
import { queryRows } from '../platform/prepared-statements.ts';
import { insertRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { flowSums, flows, toPlainFlow } from './flows.ts';
import { stockMovements } from './table.ts';

const ofSite = `
  select m.id as "materialId", m.item_description as "itemDescription", m.sku, m.unit, ${flowSums}
  from ${flows} f join materials m on m.id = f.material_id
  where f.project_id = $1 group by m.organization_id, m.id order by m.item_description, m.id`;

/** Deliveries to a site, and the remaining stock. */
export async function listStock(tx: Tx, projectId: number): Promise<StockLine[]> {
  await refuseIfNoContract(tx, projectId);
  const rows = await queryRows<Omit<StockLine, 'onSite'>>(tx, ofSite, [projectId]);
  return rows.map(toPlainFlow);
}

export async function insertMovement(
  tx: Tx,
  projectId: number,
  draft: StockMovementDraft,
  actor: Actor,
): Promise<StockMovement> {
  const made = await insertRow(tx, stockMovements, { projectId, ...draft }, actor);
  return {
    ...made,
    quantity: plainDecimal(made.quantity),
    createdAt: made.createdAt.toISOString(),
  };
}
