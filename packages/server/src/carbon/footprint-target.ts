import type { TargetChanges } from '@sitewright/domain/carbon/carbon-settings';
import type { FootprintTarget } from '@sitewright/domain/carbon/footprint';
import type { Actor } from '@sitewright/domain/kernel/access';
import { definedOnly } from '@sitewright/domain/kernel/defined-only';
import { found } from '@sitewright/domain/kernel/problem';
import { sql } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findContract } from './footprint.ts';
import { carbonTargets } from './standards-table.ts';

/** Sets a contract's target and floor area; omitted fields stay as they are. */
export async function setTarget(
  tx: Tx,
  slug: string,
  changes: TargetChanges,
  actor: Actor,
): Promise<FootprintTarget> {
  const { projectId } = await findContract(tx, actor, slug);
  const [row] = await tx
    .insert(carbonTargets)
    .values({ projectId, ...definedOnly(changes), ...createdBy(actor) })
    .onConflictDoUpdate({
      target: [carbonTargets.organizationId, carbonTargets.projectId],
      set: {
        ...definedOnly(changes),
        ...updatedBy(actor),
        version: sql`${carbonTargets.version} + 1`,
      },
    })
    .returning();
  const { target, area, version } = found(row);
  return { projectId, targetKilograms: target, area, version };
}
