import { myDataApi } from '@sitewright/domain/backup/my-data-api';
import type { AccountActor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '../platform/global-tables.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Tx } from '../platform/tenancy.ts';

/** The tables with users' own texts, and the column of their author. */
const authorColumns = {
  diary_entries: 'user_id',
  diary_comments: 'user_id',
  diary_comment_reactions: 'user_id',
  journal_messages: 'user_id',
  file_comments: 'user_id',
  comment_reactions: 'user_id',
  site_issue_comments: 'created_by',
  purchase_order_comments: 'created_by',
};
const maxRows = 10_000;

export function myDataRoutes(serve: Serve) {
  serve(myDataApi.exportMyData, async ({ tx, actor }) => {
    const personalData = { ...(await accountOf(tx, actor)), written: await writtenBy(tx, actor) };
    return new Download({
      make: async () => Buffer.from(JSON.stringify(personalData, null, 2)),
      type: 'application/json',
      name: 'my-data.json',
    });
  });
}

async function accountOf(tx: Tx, { userId }: AccountActor) {
  const { name, email, username, role, phone, jobTitle, status, createdAt, lastLoginAt } = users;
  const [account] = await tx
    .select({ name, email, username, role, phone, jobTitle, status, createdAt, lastLoginAt })
    .from(users)
    .where(eq(users.id, userId));
  const { ipAddress, userAgent, lastSeenAt, createdAt: begunAt } = sessions;
  const signedIn = await tx
    .select({ ipAddress, userAgent, begunAt, lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return { account: found(account), signedIn };
}

async function writtenBy(tx: Tx, { userId }: AccountActor) {
  const tables: Record<string, unknown[]> = {};
  for (const [table, column] of Object.entries(authorColumns)) {
    const { rows } = await tx.execute<{ row: unknown }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} t
      where ${sql.identifier(column)} = ${userId} order by id limit ${maxRows}`);
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}
