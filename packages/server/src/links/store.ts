import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { LinkAction, LinkDraft, LinkPurpose, LinkQuery } from '@sitewright/domain/links/link';
import { daysOfLink } from '@sitewright/domain/links/link';
import { expiryAfter } from '@sitewright/domain/links/rules';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Visitor } from '../platform/visitor.ts';
import { links, linkUses } from './table.ts';

export type LinkRow = typeof links.$inferSelect;

export async function insertLink(
  tx: Tx,
  { purpose, targetId, language }: LinkDraft,
  { actor, now }: { actor: Actor; now: Date },
): Promise<LinkRow> {
  const expiresAt = expiryAfter(now, daysOfLink[purpose]);
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

type Withdrawal = { actor: Actor; now: Date };

/** Stays withdrawn at the moment at which it first was. */
export async function revokeLink(tx: Tx, id: number, { actor, now }: Withdrawal): Promise<LinkRow> {
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
  purpose: LinkPurpose,
  targetId: number,
  { actor, now }: Withdrawal,
): Promise<void> {
  await tx
    .update(links)
    .set({ revokedAt: now, ...updatedBy(actor) })
    .where(
      and(eq(links.purpose, purpose), eq(links.targetId, targetId), isNull(links.revokedAt)),
    );
}

type Use = { action: LinkAction; name?: string; visitor: Visitor; now: Date };

export async function logUse(tx: Tx, { id }: Pick<LinkRow, 'id'>, use: Use): Promise<void> {
  const { action, name, visitor, now } = use;
  const { address: ipAddress, userAgent } = visitor;
  await tx.insert(linkUses).values({ linkId: id, action, name, ipAddress, userAgent, at: now });
  if (action === 'opened') return;
  await tx
    .update(links)
    .set({ uses: sql`uses + 1` })
    .where(eq(links.id, id));
}

const mostUsesShown = 200;

export const listUses = (tx: Tx, linkId: number) =>
  tx
    .select()
    .from(linkUses)
    .where(eq(linkUses.linkId, linkId))
    .orderBy(desc(linkUses.id))
    .limit(mostUsesShown);
