import type { Factor, OwnFactor } from '@sitewright/domain/carbon/factor';
import { leadsNowhere } from '@sitewright/domain/carbon/standards-rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { carbonFor, quantityBy } from '@sitewright/domain/materials/carbon';
import { eq } from 'drizzle-orm';
import { materials } from '../materials/table.ts';
import { updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { factorFor } from './factors.ts';

/** Materials with the replaced factor get the new one, and its figure. */
export async function moveMaterials(
  tx: Tx,
  before: Pick<OwnFactor, 'id'>,
  after: Pick<OwnFactor, 'id' | 'year'>,
  actor: Actor,
): Promise<number> {
  const pointing = await tx
    .select()
    .from(materials)
    .where(eq(materials.carbonFactorId, `own-${before.id}`))
    .for('update');
  if (pointing.length === 0) return 0;
  const factor = found(await factorFor(tx, `own-${after.id}`, after.year));
  for (const material of pointing)
    await tx
      .update(materials)
      .set({ ...carbonBy(factor, material), ...updatedBy(actor) })
      .where(eq(materials.id, material.id));
  return pointing.length;
}

function carbonBy(factor: Factor, material: typeof materials.$inferSelect) {
  if (!quantityBy(material, factor)) throw refusedAt('unit', leadsNowhere(material, factor));
  return carbonFor({ ...material, carbonFactorId: factor.id }, factor);
}
