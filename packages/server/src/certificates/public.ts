import { quarantineOf } from '@sitewright/domain/certificates/quarantine';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { toProof } from './store.ts';
import { hseCertificates } from './table.ts';

/** The hires that must not be used, with the reason. */
export async function findQuarantines(
  tx: Tx,
  hireIds: readonly number[],
  today: string,
): Promise<Map<number, string>> {
  const rows = await tx
    .select()
    .from(hseCertificates)
    .where(inArray(hseCertificates.plantHireEntryId, [...hireIds]));
  return new Map(
    hireIds.flatMap((id) => {
      const proofs = rows.filter(({ plantHireEntryId }) => plantHireEntryId === id).map(toProof);
      const reason = quarantineOf(proofs, today);
      return reason ? [[id, reason] as const] : [];
    }),
  );
}

type Hire = { id: number; projectId: number };

/** Certificates move with the plant to the next site, including failed ones. */
export const moveCertificates = (tx: Tx, from: Pick<Hire, 'id'>, to: Hire) =>
  tx
    .update(hseCertificates)
    .set({ plantHireEntryId: to.id, projectId: to.projectId })
    .where(eq(hseCertificates.plantHireEntryId, from.id));
