import { and, asc, desc, eq, gt, inArray, isNull, lt, max, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { activityLogs } from '../platform/activity.ts';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { organizationOf } from '../platform/organization-of.ts';
import type { Tx } from '../platform/tenancy.ts';
import {
  type Entry,
  entryColumns,
  faultsIn,
  hashOfEntry,
  isOfOld,
  type Mark,
  signatureOf,
} from './chain.ts';
import { activityHeads, activitySeals } from './table.ts';

const batch = 500;

/** Somebody's transaction may end long after others that began later; further back only the sweep looks. */
const recent = 10_000;

export type Reach = 'recent' | 'all';

/** Who seals a chain waits for whoever does so already; who writes an entry waits for nobody. */
export const lockChain = (tx: Tx) => advisoryLock(tx, 'activity chain');

export async function findHead(tx: Tx) {
  const [head] = await tx.select().from(activityHeads);
  return head;
}

type Chain = { position: number; hash: string };

/**
 * Seals what is not sealed yet, in the order it was written. Tells which entries it would not seal:
 * somebody else wrote them.
 */
export async function sealIn(tx: Tx, mark: Mark, now: Date, reach: Reach): Promise<number[]> {
  await lockChain(tx);
  const head = await findHead(tx);
  if (!(await isWhole(tx, head, mark))) throw new Error('The end of the activity log was changed.');
  let chain: Chain = head ?? { position: 0, hash: '' };
  const refused: number[] = [];
  const from = head && reach === 'recent' ? (await lastSealed(tx)) - recent : 0;
  for await (const entries of unsealedFrom(tx, from)) {
    const strangers = await strangersIn(tx, entries, mark, head !== undefined);
    refused.push(...strangers.keys());
    const ours = entries.filter(({ id }) => !strangers.has(id));
    chain = await append(tx, chain, ours, now);
  }
  if (chain.position > (head?.position ?? 0)) await saveHead(tx, chain, mark);
  return refused;
}

type Head = Awaited<ReturnType<typeof findHead>>;

/** Whoever changed the chain cannot sign its end; to go on from there would sign it for them. */
export async function isWhole(tx: Tx, head: Head, mark: Mark): Promise<boolean> {
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

/** The hash that a place in the chain has now. */
export async function hashAt(tx: Tx, position: number): Promise<string | undefined> {
  const isThere = eq(activitySeals.position, position);
  const [seal] = await tx.select({ hash: activitySeals.hash }).from(activitySeals).where(isThere);
  return seal?.hash;
}

async function lastSealed(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(activitySeals.activityLogId) }).from(activitySeals);
  return row?.last ?? 0;
}

/** What waits to be sealed, the oldest first. */
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

/** What the server did not write, or wrote once and somebody else a second time. */
export async function strangersIn(tx: Tx, entries: Entry[], mark: Mark, isBegun: boolean) {
  const strangers = await faultsIn(tx, entries, mark);
  // What was there before the chain begins it; afterwards there is nothing without a mark.
  if (isBegun) for (const { id } of entries.filter(isOfOld)) strangers.set(id, 'foreign');
  for (const id of await copiesIn(tx, entries)) strangers.set(id, 'foreign');
  return strangers;
}

const other = alias(activityLogs, 'other');
const otherSeal = alias(activitySeals, 'other_seal');

/** A mark is good for one entry: the one that is sealed, or the first. */
async function copiesIn(tx: Tx, entries: Entry[]): Promise<number[]> {
  const ids = entries.map(({ id }) => id);
  const copies = await tx
    .select({ id: activityLogs.id })
    .from(activityLogs)
    .innerJoin(
      other,
      and(
        eq(other.createdAt, activityLogs.createdAt),
        eq(other.mark, activityLogs.mark),
        ne(other.id, activityLogs.id),
      ),
    )
    .leftJoin(otherSeal, eq(otherSeal.activityLogId, other.id))
    .where(
      and(
        inArray(activityLogs.id, ids),
        or(sql`${otherSeal.id} is not null`, lt(other.id, activityLogs.id)),
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
