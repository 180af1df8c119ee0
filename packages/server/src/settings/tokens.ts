import type { Actor } from '@sitewright/domain/kernel/access';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import type {
  ApiToken,
  ApiTokenDraft,
  CreatedToken,
  Scope,
} from '@sitewright/domain/settings/api-token';
import { obstacleToToken } from '@sitewright/domain/settings/rules';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { sessions, users } from '../platform/global-tables.ts';
import { hashOf, newToken } from '../platform/http/visitor.ts';
import { announceEnd } from '../platform/jobs/live.ts';
import { lockId } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findApiAccess } from './store.ts';

type Owner = Pick<Actor, 'userId' | 'organizationId'>;
type Row = typeof sessions.$inferSelect;

/** A token is a session with a name; it knows the organisation it was made in, and no other. */
const areTheirs = ({ userId, organizationId }: Owner) =>
  and(
    eq(sessions.userId, userId),
    eq(sessions.organizationId, organizationId),
    isNotNull(sessions.scopes),
    gt(sessions.expiresAt, sql`now()`),
  );

export async function listTokens(tx: Tx, owner: Owner): Promise<ApiToken[]> {
  const rows = await tx.select().from(sessions).where(areTheirs(owner)).orderBy(desc(sessions.id));
  return rows.map(toToken);
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** So that a leaked token can be recognised. */
const mark = 'swt_';

export async function insertToken(
  tx: Tx,
  { name, scopes, lifetime }: ApiTokenDraft,
  owner: Owner,
  now: Date,
): Promise<CreatedToken> {
  // Of two at once, the second counts the first.
  await lockId(tx, users, owner.userId, 'no key update');
  const held = await tx.$count(sessions, areTheirs(owner));
  refuseIf(obstacleToToken(await findApiAccess(tx, owner), held));
  const token = mark + newToken();
  const { userId, organizationId } = owner;
  const [row] = await tx
    .insert(sessions)
    .values({
      ...{ name, userId, organizationId },
      tokenHash: hashOf(token),
      scopes: [...new Set(scopes)],
      createdAt: now,
      // Uses are noted once a minute; the first one of all counts, however soon it comes.
      lastSeenAt: new Date(now.getTime() - hour),
      expiresAt: new Date(now.getTime() + lifetime * day),
    })
    .returning();
  return { ...toToken(found(row)), token };
}

export async function endToken(tx: Tx, id: number, owner: Owner): Promise<void> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), areTheirs(owner)))
    .returning({ id: sessions.id });
  await announceEnd(tx, [found(ended).id]);
}

const toToken = ({ id, name, scopes, createdAt, lastSeenAt, expiresAt }: Row): ApiToken => ({
  id,
  name: name ?? '',
  scopes: (scopes ?? []) as Scope[],
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastSeenAt > createdAt ? lastSeenAt.toISOString() : null,
  expiresAt: expiresAt.toISOString(),
});
