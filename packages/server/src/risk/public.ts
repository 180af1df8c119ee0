import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { ramsSignatures } from './table.ts';

/** An erased worker has still signed, under a number and without the drawing. */
export const eraseSignatures = (tx: Tx, { id, name }: { id: number; name: string }) =>
  tx.update(ramsSignatures).set({ name, drawing: null }).where(eq(ramsSignatures.workerId, id));
