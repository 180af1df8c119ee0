import type { Verification } from '@sitewright/domain/activity/activity-log';
import { asc, eq, getTableColumns, gt } from 'drizzle-orm';
import { activityLogs } from '../platform/activity.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type Anchor, matchesAnchor } from './anchor.ts';
import { type Entry, entryColumns, findForeignEntries, hashOfEntry, type Mark } from './chain.ts';
import { findHead, foreignEntriesIn, hasValidHead, unsealedFrom } from './seal.ts';
import { activitySeals } from './table.ts';

const batch = 500;

type Broken = NonNullable<Verification['broken']>;
type Chain = { position: number; hash: string; lastId: number | null };
type Walked = Chain & { broken: Broken | null };

/** Verifies the whole chain and returns the first entry that differs from what was sealed. */
export async function verifyIn(
  tx: Tx,
  mark: Mark,
  anchor: Anchor | undefined,
): Promise<Verification> {
  const walked = await walkChain(tx, mark);
  const head = await findHead(tx);
  const end = { activityLogId: walked.lastId, position: walked.position };
  const rest = await checkUnsealed(tx, mark, head !== undefined);
  const broken =
    walked.broken ??
    ((await hasValidHead(tx, head, mark)) ? null : { ...end, why: 'end' as const }) ??
    ((await matchesAnchor(tx, anchor, mark)) ? null : { ...end, why: 'anchor' as const }) ??
    rest.broken;
  return { verified: walked.position, hash: walked.hash || null, waiting: rest.waiting, broken };
}

async function walkChain(tx: Tx, mark: Mark): Promise<Walked> {
  let chain: Chain = { position: 0, hash: '', lastId: null };
  for (;;) {
    const links = await listLinks(tx, chain.position);
    if (links.length === 0) return { ...chain, broken: null };
    const entries = links.map(({ entry }) => entry).filter((entry) => entry !== null);
    const faults = await findForeignEntries(tx, entries, mark);
    for (const { seal, entry } of links) {
      const why = whyBroken(chain, seal, entry, faults);
      const { position, activityLogId } = seal;
      if (why) return { ...chain, broken: { position, activityLogId, why } };
      chain = { position, hash: seal.hash, lastId: activityLogId };
    }
  }
}

type Seal = typeof activitySeals.$inferSelect;

/** The links with their entries; deleted entries are missing. */
async function listLinks(tx: Tx, after: number): Promise<{ seal: Seal; entry: Entry | null }[]> {
  return tx
    .select({ seal: getTableColumns(activitySeals), entry: entryColumns })
    .from(activitySeals)
    .leftJoin(activityLogs, eq(activityLogs.id, activitySeals.activityLogId))
    .where(gt(activitySeals.position, after))
    .orderBy(asc(activitySeals.position))
    .limit(batch);
}

function whyBroken(
  { position, hash }: Chain,
  seal: Seal,
  entry: Entry | null,
  faults: Map<number, unknown>,
): Broken['why'] | undefined {
  if (seal.position !== position + 1) return 'order';
  if (!entry) return 'missing';
  if (faults.has(entry.id)) return 'changed';
  return hashOfEntry(hash, seal, entry) === seal.hash ? undefined : 'order';
}

/** Unsealed entries: how many are genuine, and the first that is not. */
async function checkUnsealed(tx: Tx, mark: Mark, isBegun: boolean) {
  let waiting = 0;
  let broken: Broken | null = null;
  for await (const entries of unsealedFrom(tx, 0)) {
    const foreignEntries = await foreignEntriesIn(tx, entries, mark, isBegun);
    waiting += entries.length - foreignEntries.size;
    const [activityLogId] = [...foreignEntries.keys()].toSorted((a, b) => a - b);
    if (activityLogId !== undefined) broken ??= { activityLogId, position: null, why: 'foreign' };
  }
  return { waiting, broken };
}
