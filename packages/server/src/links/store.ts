import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import {
  daysOfLink,
  type LinkAction,
  type LinkDraft,
  type LinkPurpose,
  type LinkQuery,
  type LinkUse,
} from '@sitewright/domain/links/link';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Visitor } from '../platform/visitor.ts';
import { links, linkUses } from './table.ts';

const day = 24 * 60 * 60 * 1000;

export type LinkRow = typeof links.$inferSelect;

/** The record that a link opens. */
export type LinkTarget = { purpose: LinkPurpose; targetId: number };

export type Circumstances = { actor: Actor; now: Date };

/** In the words of the domain. */
export const termsOf = ({ uses, mostUses, expiresAt, revokedAt, createdAt }: LinkRow) => ({
  uses,
  mostUses,
  expiresAt: expiresAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

export async function insertLink(
  tx: Tx,
  { purpose, targetId, language }: LinkDraft,
  { actor, now }: Circumstances,
): Promise<LinkRow> {
  const expiresAt = new Date(now.getTime() + daysOfLink[purpose] * day);
  const facts = { purpose, targetId, language: language ?? null, expiresAt };
  const [row] = await tx
    .insert(links)
    .values({ ...facts, createdAt: now, ...createdBy(actor) })
    .returning();
  return found(row);
}

export async function listLinks(tx: Tx, query: LinkQuery): Promise<Page<LinkRow>> {
  const { purpose, targetId, limit, cursor } = query;
  const rows = await tx
    .select()
    .from(links)
    .where(
      and(
        eq(links.purpose, purpose),
        eq(links.targetId, targetId),
        cursor ? lt(links.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(links.id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

export async function findLink(tx: Tx, id: number): Promise<LinkRow> {
  const [row] = await tx.select().from(links).where(eq(links.id, id));
  return found(row);
}

/** Stays withdrawn at the moment at which it first was. */
export async function revokeLink(
  tx: Tx,
  id: number,
  { actor, now }: Circumstances,
): Promise<LinkRow> {
  const isOpen = and(eq(links.id, id), isNull(links.revokedAt));
  await tx
    .update(links)
    .set({ revokedAt: now, ...updatedBy(actor) })
    .where(isOpen);
  return findLink(tx, id);
}

/** Of a record that was replaced or has gone. */
export async function revokeLinksTo(
  tx: Tx,
  { purpose, targetId }: LinkTarget,
  { actor, now }: Circumstances,
): Promise<void> {
  await tx
    .update(links)
    .set({ revokedAt: now, ...updatedBy(actor) })
    .where(and(eq(links.purpose, purpose), eq(links.targetId, targetId), isNull(links.revokedAt)));
}

type Use = { action: LinkAction; name?: string; visitor: Visitor; now: Date };

export async function logUse(tx: Tx, { id }: Pick<LinkRow, 'id'>, use: Use): Promise<void> {
  const { action, name, visitor, now } = use;
  const { address: ipAddress, userAgent } = visitor;
  await tx.insert(linkUses).values({ linkId: id, action, name, ipAddress, userAgent, at: now });
  if (action === 'opened') return;
  const isUsable = and(
    eq(links.id, id),
    isNull(links.revokedAt),
    sql`(${links.mostUses} is null or ${links.uses} < ${links.mostUses})`,
  );
  // It may have been withdrawn or used up since it was opened.
  const [used] = await tx
    .update(links)
    .set({ uses: sql`uses + 1` })
    .where(isUsable)
    .returning({ id: links.id });
  found(used);
}

const mostUsesShown = 200;

/** What was done comes before the openings, the newest first. */
export async function listUses(tx: Tx, linkId: number): Promise<LinkUse[]> {
  const rows = await tx
    .select()
    .from(linkUses)
    .where(eq(linkUses.linkId, linkId))
    .orderBy(sql`${linkUses.action} = 'opened'`, desc(linkUses.id))
    .limit(mostUsesShown);
  return rows.map(({ id, action, name, at }) => ({ id, action, name, at: at.toISOString() }));
}
