import type { Client } from 'pg';
import { expect } from 'vitest';
import { withClient } from '../platform/database.ts';
import type { TestApi } from './api.ts';

const waitingForLocks = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

type Row = { table: 'users' | 'organizations' | 'sessions'; id: number };
type Send = () => Promise<{ statusCode: number; json: () => { code?: string } }>;

/** Another request commits `change` while this one runs and waits for the row. */
export async function sentDuring(
  { connections }: Pick<TestApi, 'connections'>,
  { table, id }: Row,
  change: (client: Client) => Promise<unknown>,
  send: Send,
) {
  const answer = await withClient(connections.app, async (client) => {
    await client.query('begin');
    await client.query(`select from ${table} where id = $1 for no key update`, [id]);
    const answering = send();
    await expect
      .poll(async () => (await client.query(waitingForLocks)).rows[0].count, { timeout: 15_000 })
      .toBe(1);
    await change(client);
    await client.query('commit');
    return answering;
  });
  return [answer.statusCode, answer.json().code];
}
