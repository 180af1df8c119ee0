import { windLimitsOf } from '@sitewright/domain/risk/live-controls';
import type { RamsContent } from '@sitewright/domain/risk/rams';
import type { WindLimit } from '@sitewright/domain/weather/site-wind';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { rams } from '../risk/table.ts';

/** Of the method statements issued on a contract. */
export async function listWindLimits(tx: Tx, projectId: number): Promise<WindLimit[]> {
  const { reference, activity, content } = rams;
  const issued = await tx
    .select({ reference, activity, content })
    .from(rams)
    .where(and(eq(rams.projectId, projectId), eq(rams.status, 'issued')))
    .orderBy(reference);
  return issued.flatMap((row) => windLimitsOf({ ...row, content: row.content as RamsContent }));
}
