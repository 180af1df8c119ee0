import type { Actor } from '@sitewright/domain/kernel/access';
import type { Material, MaterialDraft } from '@sitewright/domain/materials/material';
import { type SQL, sql } from 'drizzle-orm';
import { inBatches } from '../platform/in-batches.ts';
import type { Tx } from '../platform/tenancy.ts';

/** Materials as rows of a statement, passed as one JSON parameter. */
export const materialRowsSql = (lot: readonly (Material | MaterialDraft)[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(lot)}::jsonb) as r(
    id int, "itemDescription" text, "sku" text, "purchaseCost" numeric, "weight" numeric,
    "weightUnit" text, "category" text, "unit" text, "supplierId" int, "active" text,
    "barcode" text, "carbonPerUnit" numeric)`;

/** Updates many materials at once, each with its own fields. */
export const saveFields = (tx: Tx, all: readonly Material[], { userId }: Actor): Promise<void> =>
  inBatches(all, async (lot) => {
    await tx.execute(sql`
      update materials m set
        item_description = r."itemDescription", sku = r."sku", purchase_cost = r."purchaseCost",
        weight = r."weight", weight_unit = r."weightUnit", category = r."category",
        unit = r."unit", supplier_id = r."supplierId", active = r."active",
        barcode = r."barcode", carbon_per_unit = r."carbonPerUnit",
        updated_at = now(), updated_by = ${userId}, version = version + 1
      from ${materialRowsSql(lot)}
      where m.id = r.id`);
  });
