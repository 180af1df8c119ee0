import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import {
  type LinkAction,
  type LinkDraft,
  type LinkPurpose,
  type LinkQuery,
  type LinkUse,
  linkLifetimeDays,
} from '@sitewright/domain/links/link';
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { updatedBy } from '../platform/audit.ts';
import { clientKeyOf } from '../platform/http/address.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import { agoSql, type Sweep } from '../platform/jobs/sweep.ts';
import { findRow, insertRow, newestPage } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { links, linkUses } from './table.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export type LinkRow = typeof links.$inferSelect;

/** The record that a link opens. */
export type LinkTarget = { purpose: LinkPurpose; targetId: number };

/** Who makes or revokes a link, and when. */
export type ActorAndTime = { actor: Actor; now: Date };

/** Whether it still works, in the words of the domain. */
export const linkStateOf = ({ uses, mostUses, expiresAt, revokedAt, createdAt }: LinkRow) => ({
  uses,
  mostUses,
  expiresAt: expiresAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

export function insertLink(
  tx: Tx,
  { purpose, targetId, language }: LinkDraft,
  { actor, now }: ActorAndTime,
): Promise<LinkRow> {
  const expiresAt = new Date(now.getTime() + linkLifetimeDays[purpose] * day);
  const facts = { purpose, targetId, language: language ?? null, expiresAt };
  return insertRow(tx, links, { ...facts, createdAt: now }, actor);
}

const opens = ({ purpose, targetId }: LinkTarget) =>
  and(eq(links.purpose, purpose), eq(links.targetId, targetId));

export const listLinks = (tx: Tx, query: LinkQuery): Promise<Page<LinkRow>> =>
  newestPage(tx.select().from(links), links, query, opens(query));

export const findLink = (tx: Tx, id: number): Promise<LinkRow> => findRow(tx, links, id);

/** Stays revoked at the moment at which it first was. */
export async function revokeLink(
  tx: Tx,
  id: number,
  { actor, now }: ActorAndTime,
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
  target: LinkTarget,
  { actor, now }: ActorAndTime,
): Promise<void> {
  await tx
    .update(links)
    .set({ revokedAt: now, ...updatedBy(actor) })
    .where(and(opens(target), isNull(links.revokedAt)));
}

type Opening = { visitor: Visitor; now: Date };

/**
 * One row for all openings from one address within an hour: anyone with the link can open it
 * without limit.
 */
export async function logOpening(
  tx: Tx,
  { id: linkId }: LinkRow,
  { visitor: { address, userAgent }, now }: Opening,
): Promise<void> {
  const ipAddress = clientKeyOf(address);
  const isLogged = and(
    eq(linkUses.linkId, linkId),
    eq(linkUses.action, 'opened'),
    eq(linkUses.ipAddress, ipAddress),
    gt(linkUses.at, new Date(now.getTime() - hour)),
  );
  if ((await tx.$count(linkUses, isLogged)) > 0) return;
  await tx.insert(linkUses).values({ linkId, action: 'opened', ipAddress, userAgent, at: now });
}

export type LinkUser = { name: string; workerId?: number };
type Use = LinkUser & Opening & { action: Exclude<LinkAction, 'opened'> };

async function insertUse(tx: Tx, { id: linkId }: LinkRow, use: Use): Promise<void> {
  const { action, name, workerId, visitor, now } = use;
  const { address: ipAddress, userAgent } = visitor;
  await tx
    .insert(linkUses)
    .values({ linkId, action, name, workerId, ipAddress, userAgent, at: now });
}

export const logRefusal = (tx: Tx, link: LinkRow, use: Omit<Use, 'action'>): Promise<void> =>
  insertUse(tx, link, { ...use, action: 'refused' });

/** Over all links to the same record: a second link gives no further tries. */
export async function countRefusals(tx: Tx, target: LinkTarget, workerId: number): Promise<number> {
  const [row] = await tx
    .select({ refusals: count() })
    .from(linkUses)
    .innerJoin(links, eq(links.id, linkUses.linkId))
    .where(and(opens(target), eq(linkUses.action, 'refused'), eq(linkUses.workerId, workerId)));
  return found(row).refusals;
}

/** Counts it on the link, too. */
export async function logUse(tx: Tx, link: LinkRow, use: Use): Promise<void> {
  await insertUse(tx, link, use);
  const { id } = link;
  const isUsable = and(
    eq(links.id, id),
    isNull(links.revokedAt),
    sql`(${links.mostUses} is null or ${links.uses} < ${links.mostUses})`,
  );
  // It may have been revoked or used up since it was opened.
  const [used] = await tx
    .update(links)
    .set({ uses: sql`uses + 1` })
    .where(isUsable)
    .returning({ id: links.id });
  found(used);
}

const mostUsesShown = 200;

/** Actions before openings, the newest first. */
export async function listUses(tx: Tx, linkId: number): Promise<LinkUse[]> {
  const rows = await tx
    .select()
    .from(linkUses)
    .where(eq(linkUses.linkId, linkId))
    .orderBy(sql`${linkUses.action} = 'opened'`, desc(linkUses.id))
    .limit(mostUsesShown);
  return rows.map(({ id, action, name, at }) => ({ id, action, name, at: at.toISOString() }));
}

/** Its log is deleted with it: names and addresses of people are stored no longer than emails. */
export const sweepLinks: Sweep = async (tx) => {
  await tx.delete(links).where(lt(links.expiresAt, agoSql('1 year')));
};
