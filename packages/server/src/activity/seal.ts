import { and, asc, desc, eq, gt, inArray, isNull, lt, max, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { activityLogs } from '../platform/activity.ts';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { organizationOf } from '../platform/organization-of.ts';
import type { Tx } from '../platform/tenancy.ts';
import {
  type Entry,
  entryColumns,
  findForeignEntries,
  hashOfEntry,
  hasNoMark,
  type Mark,
  signatureOf,
} from './chain.ts';
import { activityHeads, activitySeals } from './table.ts';

const batch = 500;

/** A transaction may end long after later ones; only the sweep looks further back. */
const recent = 10_000;

export type Reach = 'recent' | 'all';

/** Sealing is serialised; writing entries never waits for it. */
export const lockChain = (tx: Tx) => advisoryLock(tx, 'activity chain');

export async function findHead(tx: Tx) {
  const [head] = await tx.select().from(activityHeads);
  return head;
}

type Chain = { position: number; hash: string };

/**
 * Seals new entries in the order they were written. Returns the entries that it refused because the
 * server did not write them.
 */
export async function sealIn(tx: Tx, mark: Mark, now: Date, reach: Reach): Promise<number[]> {
  await lockChain(tx);
  const head = await findHead(tx);
  if (!(await hasValidHead(tx, head, mark)))
    throw new Error('The end of the activity log was changed.');
  let chain: Chain = head ?? { position: 0, hash: '' };
  const refused: number[] = [];
  const from = head && reach === 'recent' ? (await lastSealed(tx)) - recent : 0;
  for await (const entries of unsealedFrom(tx, from)) {
    const foreignEntries = await foreignEntriesIn(tx, entries, mark, head !== undefined);
    refused.push(...foreignEntries.keys());
    const ours = entries.filter(({ id }) => !foreignEntries.has(id));
    chain = await append(tx, chain, ours, now);
  }
  if (chain.position > (head?.position ?? 0)) await saveHead(tx, chain, mark);
  return refused;
}

type Head = Awaited<ReturnType<typeof findHead>>;

/** Only the server can sign the head: continuing from a changed one would sign the change. */
export async function hasValidHead(tx: Tx, head: Head, mark: Mark): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(activitySeals)
    .orderBy(desc(activitySeals.position))
    .limit(1);
  if (!head) return !last;
  const { organizationId, position, hash, signature } = head;
  const isOurs = signature === signatureOf(organizationId, { position, hash }, mark);
  return isOurs && last?.position === position && last.hash === hash;
}

/** The current hash at a position of the chain. */
export async function hashAt(tx: Tx, position: number): Promise<string | undefined> {
  const isThere = eq(activitySeals.position, position);
  const [seal] = await tx.select({ hash: activitySeals.hash }).from(activitySeals).where(isThere);
  return seal?.hash;
}

async function lastSealed(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(activitySeals.activityLogId) }).from(activitySeals);
  return row?.last ?? 0;
}

/** Unsealed entries, oldest first. */
export async function* unsealedFrom(tx: Tx, from: number): AsyncGenerator<Entry[]> {
  let after = from;
  for (;;) {
    const entries = await tx
      .select(entryColumns)
      .from(activityLogs)
      .leftJoin(activitySeals, eq(activitySeals.activityLogId, activityLogs.id))
      .where(and(gt(activityLogs.id, after), isNull(activitySeals.id)))
      .orderBy(asc(activityLogs.id))
      .limit(batch);
    const last = entries.at(-1);
    if (!last) return;
    yield entries;
    after = last.id;
  }
}

/** Entries that the server did not write, and copies of its entries. */
export async function foreignEntriesIn(tx: Tx, entries: Entry[], mark: Mark, isBegun: boolean) {
  const foreignEntries = await findForeignEntries(tx, entries, mark);
  // Older entries may have no mark, but only at the start of the chain.
  if (isBegun) for (const { id } of entries.filter(hasNoMark)) foreignEntries.set(id, 'foreign');
  for (const id of await copiesIn(tx, entries)) foreignEntries.set(id, 'foreign');
  return foreignEntries;
}

const otherEntry = alias(activityLogs, 'other');
const otherSeal = alias(activitySeals, 'other_seal');

/** A mark is valid for one entry: the sealed one, otherwise the first. */
async function copiesIn(tx: Tx, entries: Entry[]): Promise<number[]> {
  const ids = entries.map(({ id }) => id);
  const copies = await tx
    .select({ id: activityLogs.id })
    .from(activityLogs)
    .innerJoin(
      otherEntry,
      and(
        eq(otherEntry.createdAt, activityLogs.createdAt),
        eq(otherEntry.mark, activityLogs.mark),
        ne(otherEntry.id, activityLogs.id),
      ),
    )
    .leftJoin(otherSeal, eq(otherSeal.activityLogId, otherEntry.id))
    .where(
      and(
        inArray(activityLogs.id, ids),
        or(sql`${otherSeal.id} is not null`, lt(otherEntry.id, activityLogs.id)),
      ),
    );
  return copies.map(({ id }) => id);
}

async function append(tx: Tx, chain: Chain, entries: Entry[], sealedAt: Date): Promise<Chain> {
  let { position, hash } = chain;
  const seals = entries.map((entry) => {
    position += 1;
    hash = hashOfEntry(hash, { position, sealedAt }, entry);
    return { position, hash, sealedAt, activityLogId: entry.id };
  });
  if (seals.length > 0) await tx.insert(activitySeals).values(seals);
  return { position, hash };
}

async function saveHead(tx: Tx, { position, hash }: Chain, mark: Mark): Promise<void> {
  const { organizationId } = await organizationOf(tx);
  const signature = signatureOf(organizationId, { position, hash }, mark);
  const head = { position, hash, signature };
  await tx
    .insert(activityHeads)
    .values(head)
    .onConflictDoUpdate({ target: activityHeads.organizationId, set: head });
}
