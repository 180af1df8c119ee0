import { eq } from 'drizzle-orm';
import type { Row } from '../platform/bundle.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isHire, supersede } from './store.ts';
import { hseCertificates } from './table.ts';

/** Restored without a hire that no longer exists; the renewed certificate is superseded again. */
export async function certificateRestoreHook(tx: Tx, record: Row): Promise<void> {
  const { plant_hire_entry_id, renews_id } = record as Row & Record<string, number | null>;
  const renewed = await tx.$count(hseCertificates, eq(hseCertificates.id, renews_id ?? 0));
  if (!(await isHire(tx, plant_hire_entry_id ?? 0))) record.plant_hire_entry_id = null;
  if (renewed === 0) record.renews_id = null;
  else await supersede(tx, renews_id ?? 0);
}
