import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { desc, lt } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { workers } from './table.ts';

export async function listWorkers(
  tx: Tx,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<Worker>> {
  const { id, workerId, firstName, lastName, jobTitle, company, employmentType, employmentStatus } =
    workers;
  const rows = await tx
    .select({
      id,
      workerId,
      firstName,
      lastName,
      jobTitle,
      company,
      employmentType,
      employmentStatus,
    })
    .from(workers)
    .where(cursor ? lt(id, cursor) : undefined)
    .orderBy(desc(id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}
