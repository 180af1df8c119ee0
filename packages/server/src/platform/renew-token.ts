import { and, eq, sql } from 'drizzle-orm';
import { sessions } from './global-tables.ts';
import { hashOf, newToken, type Visitor } from './http/visitor.ts';
import type { Tx } from './tenancy.ts';

/**
 * A new token for a session whose role has changed; undefined when another request has just renewed or replaced it.
 * Requests that are under way with the old one are still answered, see `begin_request`.
 */
export async function renewToken(
  tx: Tx,
  sessionId: number,
  { tokenHash = '' }: Pick<Visitor, 'tokenHash'>,
): Promise<string | undefined> {
  const token = newToken();
  const renewed = await tx
    .update(sessions)
    .set({
      previousTokenHash: sql`${sessions.tokenHash}`,
      tokenHash: hashOf(token),
      renewedAt: sql`now()`,
      isRenewalDue: false,
    })
    .where(
      and(eq(sessions.id, sessionId), eq(sessions.tokenHash, tokenHash), sessions.isRenewalDue),
    )
    .returning({ id: sessions.id });
  return renewed.length > 0 ? token : undefined;
}
