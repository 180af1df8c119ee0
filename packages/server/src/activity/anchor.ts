import { text } from 'node:stream/consumers';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import * as z from 'zod';
import type { Storage } from '../platform/storage.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type Mark, signatureOf } from './chain.ts';
import { findHead, hashAt, lockChain } from './seal.ts';
import { activityHeads } from './table.ts';

const Anchor = z.object({
  organizationId: z.int(),
  position: z.int(),
  hash: z.string(),
  signature: z.string(),
});
export type Anchor = z.infer<typeof Anchor>;

/** One file of each organisation, under a name that needs no table to be found by. */
const keyOf = (organizationId: number): string =>
  `${organizationId}/ac71f17e-0000-4000-8000-00000000000a.json`;

/**
 * Writes the end of the chain down outside of the database. The lock is held meanwhile: of two
 * servers the one that has seen more is the last to write.
 */
export async function anchorIn(tx: Tx, storage: Storage, mark: Mark, now: Date): Promise<void> {
  await lockChain(tx);
  const head = await findHead(tx);
  if (!head) return;
  const { organizationId, position, hash, signature } = head;
  const before = await readAnchor(storage, organizationId);
  // A chain that was cut short has a shorter end; the longer one is the proof of it.
  if (!(await holds(tx, before, mark))) throw new Error('The activity log was cut short.');
  const bytes = Buffer.from(JSON.stringify({ organizationId, position, hash, signature }));
  await storage.put(keyOf(organizationId), bytes);
  await tx.update(activityHeads).set({ anchoredAt: now });
}

/** Whether the chain still is what was written down; without an anchor there is nothing to hold. */
export async function holds(tx: Tx, anchor: Anchor | undefined, mark: Mark): Promise<boolean> {
  if (!anchor) return true;
  const { organizationId, position, hash, signature } = anchor;
  if (signature !== signatureOf(organizationId, { position, hash }, mark)) return false;
  return (await hashAt(tx, position)) === hash;
}

const unreadable: Anchor = { organizationId: 0, position: 0, hash: '', signature: '' };

/** Undefined where nothing was ever sealed; what cannot be read is no anchor that holds. */
export async function readAnchor(
  storage: Storage,
  organizationId: number,
): Promise<Anchor | undefined> {
  const file = await storage.read(keyOf(organizationId)).catch(orNothing);
  return file && (Anchor.safeParse(parsed(await text(file))).data ?? unreadable);
}

function orNothing(error: unknown): undefined {
  if (error instanceof Refused && error.problem.code === notFound.code) return;
  throw error;
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return;
  }
}
