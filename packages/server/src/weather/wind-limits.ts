import { windLimitsOf } from '@sitewright/domain/risk/live-controls';
import type { Rams } from '@sitewright/domain/risk/rams';
import type { WindLimit } from '@sitewright/domain/weather/limits';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';

const issued = `
  select reference, activity, content from rams
  where project_id = $1 and status = 'issued' order by reference`;

/** Of the method statements issued on a contract. */
export async function listWindLimits(tx: Tx, projectId: number): Promise<WindLimit[]> {
  const rows = await queryRows<Pick<Rams, 'reference' | 'activity' | 'content'>>(tx, issued, [
    projectId,
  ]);
  return rows.flatMap(windLimitsOf);
}
