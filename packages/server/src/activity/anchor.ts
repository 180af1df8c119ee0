import { text } from 'node:stream/consumers';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import * as z from 'zod';
import type { Storage } from '../platform/files/storage.ts';
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

/** One file per organisation, under a name that needs no table. */
const keyOf = (organizationId: number): string =>
  `${organizationId}/ac71f17e-0000-4000-8000-00000000000a.json`;

/**
 * Writes the head of the chain to the file store. The lock is held meanwhile, so that of two
 * servers the one with the longer chain writes last.
 */
export async function anchorIn(tx: Tx, storage: Storage, mark: Mark, now: Date): Promise<void> {
  await lockChain(tx);
  const head = await findHead(tx);
  if (!head) return;
  const { organizationId, position, hash, signature } = head;
  const before = await readAnchor(storage, organizationId);
  // A chain that was cut short contradicts the longer anchor.
  if (!(await matchesAnchor(tx, before, mark))) throw new Error('The activity log was cut short.');
  const bytes = Buffer.from(JSON.stringify({ organizationId, position, hash, signature }));
  await storage.put(keyOf(organizationId), bytes);
  await tx.update(activityHeads).set({ anchoredAt: now });
}

/** Whether the chain still contains the anchor; true where there is no anchor. */
export async function matchesAnchor(
  tx: Tx,
  anchor: Anchor | undefined,
  mark: Mark,
): Promise<boolean> {
  if (!anchor) return true;
  const { organizationId, position, hash, signature } = anchor;
  if (signature !== signatureOf(organizationId, { position, hash }, mark)) return false;
  return (await hashAt(tx, position)) === hash;
}

const unreadable: Anchor = { organizationId: 0, position: 0, hash: '', signature: '' };

/** Undefined where nothing was ever sealed; an unreadable anchor never matches. */
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
