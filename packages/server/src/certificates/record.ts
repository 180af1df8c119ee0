import { certificatesApi } from '@sitewright/domain/certificates/api';
import { certificateRecord } from '@sitewright/domain/certificates/certificate.record';
import { eq } from 'drizzle-orm';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isHire, supersedeCertificate } from './store.ts';
import { hseCertificates } from './table.ts';

/** Restored without a hire that no longer exists; the renewed certificate is superseded again. */
async function restoreHook(tx: Tx, record: Row): Promise<void> {
  const { plant_hire_entry_id, renews_id } = record as Row & Record<string, number | null>;
  const renewed = await tx.$count(hseCertificates, eq(hseCertificates.id, renews_id ?? 0));
  if (!(await isHire(tx, plant_hire_entry_id ?? 0))) record.plant_hire_entry_id = null;
  if (renewed === 0) record.renews_id = null;
  else await supersedeCertificate(tx, renews_id ?? 0);
}

export const certificateServerRecord: ServerRecord = {
  type: certificateRecord.type,
  removal: certificatesApi.remove,
  restoreHook,
};
