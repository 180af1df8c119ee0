import type { BinItem, BinQuery } from '@sitewright/domain/backup/recycle-bin';
import { contractIsGone } from '@sitewright/domain/backup/rules';
import { type Actor, can } from '@sitewright/domain/kernel/access';
import type { Page } from '@sitewright/domain/kernel/page';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { and, eq, gt, lte, not, or, sql } from 'drizzle-orm';
import { findUserName } from '../platform/audit.ts';
import { fileKeysIn, unreferencedFiles, unsealRecord } from '../platform/bin/recycle.ts';
import { recycleBin } from '../platform/bin/recycle-bin.ts';
import { discard } from '../platform/files/discard.ts';
import type { Task } from '../platform/jobs/jobs.ts';
import type { Sweep } from '../platform/jobs/sweep.ts';
import type { Row as Bundled } from '../platform/record-tree.ts';
import { lockRow, newestPage, updateRow } from '../platform/rows.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';

export type BinRow = typeof recycleBin.$inferSelect;
type Row = BinRow;

/** Items that can be restored, or that were; users who may read only their own records see only what they deleted. */
export async function listBin(
  tx: Tx,
  { recordType, isRestored = 'false', ...page }: BinQuery,
  actor: Actor,
  now: Date,
): Promise<Page<BinItem>> {
  const seesAll = can(actor, 'recycleBin', 'R', { createdBy: null });
  const items = tx
    .select({ id: recycleBin.id, row: recycleBin, projectName: projects.name })
    .from(recycleBin)
    .leftJoin(projects, eq(projects.id, contractOfItem));
  const rows = await newestPage(
    items,
    recycleBin,
    page,
    eq(recycleBin.isRestored, isRestored === 'true'),
    or(gt(recycleBin.expiresAt, now), isHeldItem),
    recordType ? eq(recycleBin.recordType, recordType) : undefined,
    seesAll ? undefined : eq(recycleBin.deletedBy, actor.userId),
  );
  return rows.map(({ row, projectName }) => toBinItem(row, projectName));
}

const contractOfItem = sql`(${recycleBin.metadata} ->> 'projectId')::int`;

/** Under a legal hold an item stays, even after it has expired. */
const isHeldItem = sql`coalesce(${recycleBin.metadata} -> 'hold', 'null') <> 'null'`;

/** With its encrypted content, for restoring. */
export const lockBinItem = (tx: Tx, id: number): Promise<Row> => lockRow(tx, recycleBin, id);

/** A record can be restored only into its own contract. */
export async function refuseIfContractIsGone(tx: Tx, { project_id }: Bundled): Promise<void> {
  if (!project_id) return;
  const isThere = await tx.$count(projects, eq(projects.id, Number(project_id)));
  refuseIf(isThere ? undefined : contractIsGone);
}

export async function markRestored(tx: Tx, id: number, actor: Actor, now: Date): Promise<BinItem> {
  const restored = {
    isRestored: true,
    // The record is back in its tables: the copy is not needed.
    recordData: { sealed: '' },
    restoredAt: now,
    restoredBy: actor.userId,
    restoredByName: await findUserName(tx, actor),
  };
  return toBinItem(await updateRow(tx, recycleBin, id, restored));
}

/** Deletes expired items and their files, one by one: each may be large. */
export const sweepBin =
  (secrets: Secrets): Sweep =>
  async (tx) => {
    const isOver = and(lte(recycleBin.expiresAt, sql`now()`), not(isHeldItem));
    const expired = await tx.select({ id: recycleBin.id }).from(recycleBin).where(isOver);
    const files: string[] = [];
    for (const { id } of expired) {
      // Checked again: it may have been put under a hold since.
      const isExpiredItem = and(eq(recycleBin.id, id), isOver);
      const [item] = await tx.delete(recycleBin).where(isExpiredItem).returning();
      if (item) files.push(...filesOf(item, secrets));
    }
    for (const key of await unreferencedFiles(tx, files)) await discard(tx, key);
  };

/** Items that a user destroyed are deleted at once, by the same sweep. */
export const purgeTask =
  (secrets: Secrets): Task =>
  (_, inOrganization) =>
    inOrganization(sweepBin(secrets));

/** Files of the items that can be restored; read one by one, for each may hold a whole contract. */
export async function filesInBin(tx: Tx, secrets: Secrets): Promise<Set<string>> {
  const waiting = eq(recycleBin.isRestored, false);
  const items = await tx.select({ id: recycleBin.id }).from(recycleBin).where(waiting);
  const keys = new Set<string>();
  for (const { id } of items) {
    const [item] = await tx.select().from(recycleBin).where(eq(recycleBin.id, id));
    for (const key of item ? filesOf(item, secrets) : []) keys.add(key);
  }
  return keys;
}

/** After a change of the server's key an item cannot be decrypted; it is deleted all the same. */
function filesOf(item: Row, secrets: Secrets): string[] {
  if (item.isRestored) return [];
  try {
    return fileKeysIn(unsealRecord(item, secrets).bundle);
  } catch {
    return [];
  }
}

export const toBinItem = (
  { recordData, metadata, ...row }: Row,
  projectName: string | null = null,
): BinItem => ({
  ...row,
  projectName,
  metadata: {
    children: metadata.children,
    batch: metadata.batch ?? null,
    hold: metadata.hold ?? null,
  },
  deletedAt: row.deletedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  restoredAt: row.restoredAt?.toISOString() ?? null,
});
