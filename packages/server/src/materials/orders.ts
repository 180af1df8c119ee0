import { rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';

const ordersWithMaterial = `
  select from purchase_order_items where material_id = $1
  union all
  select from purchase_order_revisions
  where record @> jsonb_build_object('items', jsonb_build_array(jsonb_build_object('materialId', $1::int)))
  union all
  select from stock_movements where material_id = $1
  limit 1`;

/**
 * Includes closed orders and earlier approved revisions, because material in stock came on one of
 * them.
 */
export const wasOrdered = async (tx: Tx, materialId: number): Promise<boolean> =>
  (await rowsOf(tx, ordersWithMaterial, [materialId])).length > 0;
