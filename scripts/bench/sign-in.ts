import type { Client } from 'pg';
import { confirmationOf } from '../../packages/server/src/platform/confirmed.ts';
import { hashOf, newToken } from '../../packages/server/src/platform/http/visitor.ts';
import type { Filled } from '../fill.ts';

/** One session for each user, as if they had just confirmed their password; returns the tokens in order. */
export async function signIn(client: Client, people: Filled[]): Promise<string[]> {
  const tokens = people.map(newToken);
  for (const [i, { id, organizationId }] of people.entries()) {
    const { rows } = await client.query<{ sessionId: number }>(
      `insert into sessions (token_hash, user_id, organization_id, expires_at)
      values ($1, $2, $3, now() + interval '1 day') returning id as "sessionId"`,
      [hashOf(tokens[i] ?? ''), id, organizationId],
    );
    for (const session of rows)
      await client.query(
        `insert into budgets (key, spent, ends_at) values ($1, 0, now() + interval '1 day')`,
        [confirmationOf(session)],
      );
  }
  return tokens;
}
