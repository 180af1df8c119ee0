import type { Verification } from '@sitewright/domain/activity/activity-log';
import { asc, eq } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Anchor } from '../activity/anchor.ts';
import { entryColumns, hashOfEntry, type Mark } from '../activity/chain.ts';
import { sealIn } from '../activity/seal.ts';
import { activityHeads, activitySeals } from '../activity/table.ts';
import { verifyIn } from '../activity/verify.ts';
import { activityLogs } from '../platform/activity.ts';
import type { Chance } from './chance.ts';

/** An attacker with access to the tables, but not to our secret or storage. */
type Hand = {
  sql: (text: string, values?: unknown[]) => Promise<Record<string, never>[]>;
  db: NodePgDatabase;
  chance: Chance;
  organizationId: number;
  others: { organizationId: number; userId: number };
  /** A head that was valid once, signed by us. */
  oldHead: { position: number; hash: string; signature: string };
};

type Tampering = (hand: Hand) => Promise<void>;

const someLog = async ({ sql, chance, organizationId }: Hand): Promise<number> => {
  const rows = await sql(
    'select activity_log_id as id from activity_seals where organization_id = $1 order by position',
    [organizationId],
  );
  return Number(rows[chance.below(rows.length)]?.id);
};

const someChange = async ({ sql, chance, organizationId }: Hand): Promise<number> => {
  const rows = await sql(
    `select c.id from activity_changes c join activity_logs l using (organization_id, deed)
     join activity_seals s on s.activity_log_id = l.id where c.organization_id = $1 order by c.id`,
    [organizationId],
  );
  return Number(rows[chance.below(rows.length)]?.id);
};

/** A different value for each column. */
const edits: Record<string, string> = {
  user_id: '$2::int',
  'user_id ': 'null',
  username: "username || 'x'",
  action: "'GET ' || action",
  entity_type: "coalesce(entity_type, '') || 'x'",
  entity_id: 'coalesce(entity_id, 0) + 1',
  entity_name: "coalesce(entity_name, '') || 'x'",
  description: "'Sign out'",
  ip_address: "'203.0.113.9'",
  user_agent: "coalesce(user_agent, '') || 'x'",
  session_id: 'coalesce(session_id, 0) + 1',
  metadata: `metadata || '{"reason":"Because"}'`,
  severity: "severity || 'x'",
  category: "category || 'x'",
  created_at: "created_at + interval '1 second'",
  deed: 'gen_random_uuid()',
  mark: "mark || 'x'",
  organization_id: '$3::int',
};

const editOf =
  (column: string): Tampering =>
  async (hand) => {
    const id = await someLog(hand);
    const { userId, organizationId } = hand.others;
    await hand.sql(
      `update activity_logs set ${column} = ${edits[column]} where id = $1 and $2::int > 0 and $3::int > 0`,
      [id, userId, organizationId],
    );
  };

const editChange =
  (set: string): Tampering =>
  async (hand) => {
    await hand.sql(`update activity_changes set ${set} where id = $1`, [await someChange(hand)]);
  };

const deleteLog: Tampering = async (hand) => {
  const id = await someLog(hand);
  await hand.sql('delete from activity_logs where id = $1', [id]);
  if (hand.chance.is(0.5))
    await hand.sql('delete from activity_seals where activity_log_id = $1', [id]);
};

const columns =
  'organization_id, user_id, username, action, entity_type, entity_id, entity_name, description, ip_address, user_agent, session_id, metadata, severity, category, created_at';

/** A copied entry: without a mark, with an invented one, or with that of the original. */
const insertLog =
  (mark: string, transaction = 'deed'): Tampering =>
  async (hand) => {
    await hand.sql('alter table activity_logs drop constraint activity_logs_marked');
    await hand.sql(
      `insert into activity_logs (${columns}, deed, mark) select ${columns}, ${transaction}, ${mark} from activity_logs where id = $1`,
      [await someLog(hand)],
    );
  };

const insertChange: Tampering = async (hand) => {
  await hand.sql(
    `insert into activity_changes (organization_id, deed, table_name, record_id, changes)
     select organization_id, deed, 'projects', 1, '{"budget":["1.00","2.00"]}' from activity_changes where id = $1`,
    [await someChange(hand)],
  );
};

const swapSeals: Tampering = async (hand) => {
  const { sql, organizationId, chance } = hand;
  const [{ last } = { last: 0 }] = await sql(
    'select max(position) as last from activity_seals where organization_id = $1',
    [organizationId],
  );
  const one = 1 + chance.below(Number(last) - 1);
  const swapped = chance.pick(['activity_log_id', 'position']);
  await sql(
    `create temp table swap on commit drop as select id, ${swapped} as held, row_number() over (order by position) as n
     from activity_seals where organization_id = $1 and position in ($2, $2 + 1)`,
    [organizationId, one],
  );
  await sql(`update activity_seals set ${swapped} = -id where id in (select id from swap)`);
  await sql(
    `update activity_seals s set ${swapped} = o.held from swap m join swap o on o.n <> m.n where s.id = m.id`,
  );
};

/** Removes the end with its seals; the head stays, goes, or is an earlier signed one. */
const cutTail =
  (head: 'kept' | 'gone' | 'old' | 'unsigned'): Tampering =>
  async ({ sql, organizationId, oldHead, chance }) => {
    const from = head === 'old' ? oldHead.position : chance.below(oldHead.position + 1);
    await sql(
      `with cut as (delete from activity_seals where organization_id = $1 and position > $2 returning activity_log_id)
       delete from activity_logs where id in (select activity_log_id from cut)`,
      [organizationId, from],
    );
    if (head === 'gone')
      await sql('delete from activity_heads where organization_id = $1', [organizationId]);
    const { position, hash, signature } = oldHead;
    if (head === 'old' || head === 'unsigned')
      await sql(
        'update activity_heads set position = $2, hash = $3, signature = $4 where organization_id = $1',
        [organizationId, head === 'old' ? position : from, hash, signature],
      );
  };

const editSeal =
  (table: 'seals' | 'heads', set: string): Tampering =>
  async ({ sql, organizationId, chance }) => {
    const rows = await sql(
      `select id from activity_${table} where organization_id = $1 order by id`,
      [organizationId],
    );
    const id = rows[chance.below(rows.length)]?.id;
    await sql(`update activity_${table} set ${set} where id = $1`, [id]);
  };

/** Changes an entry and recalculates the whole chain, which needs no secret, but cannot sign it. */
const recalculateChain: Tampering = async (hand) => {
  await editChange(`changes = '{"budget":["1.00","9.00"]}'`)(hand);
  const { db } = hand;
  const isOurs = eq(activitySeals.organizationId, hand.organizationId);
  const links = await db
    .select({ seal: activitySeals, entry: entryColumns })
    .from(activitySeals)
    .innerJoin(activityLogs, eq(activityLogs.id, activitySeals.activityLogId))
    .where(isOurs)
    .orderBy(asc(activitySeals.position));
  let hash = '';
  for (const { seal, entry } of links) {
    hash = hashOfEntry(hash, seal, entry);
    await db.update(activitySeals).set({ hash }).where(eq(activitySeals.id, seal.id));
  }
  await db
    .update(activityHeads)
    .set({ hash })
    .where(eq(activityHeads.organizationId, hand.organizationId));
};

/** Every way of tampering, by its name. */
export const tamperings: [string, Tampering][] = [
  ...Object.keys(edits).map((column): [string, Tampering] => [`edit ${column}`, editOf(column)]),
  ['edit the table of a change', editChange("table_name = table_name || 'x'")],
  ['edit the record of a change', editChange('record_id = record_id + 1')],
  ['edit what a change says', editChange(`changes = '{"budget":["1.00","2.50"]}'`)],
  ['move a change to another transaction', editChange('deed = gen_random_uuid()')],
  ['delete an entry', deleteLog],
  [
    'delete a change',
    async (hand) => {
      await hand.sql('delete from activity_changes where id = $1', [await someChange(hand)]);
    },
  ],
  ['insert without a mark', insertLog('null')],
  ['insert as if it were old', insertLog('null', 'null')],
  ['insert with a made-up mark', insertLog("user_id || '.' || md5(random()::text)")],
  ['insert a copy with its mark', insertLog('mark')],
  ['insert a change', insertChange],
  ['reorder', swapSeals],
  ['cut the end', cutTail('kept')],
  ['cut the end and the head', cutTail('gone')],
  ['cut the end, with an old head', cutTail('old')],
  ['cut the end, with a head of their own', cutTail('unsigned')],
  ['edit a hash', editSeal('seals', 'hash = md5(hash)')],
  ['edit when it was sealed', editSeal('seals', "sealed_at = sealed_at - interval '1 day'")],
  ['edit a position', editSeal('seals', 'position = position + 1000')],
  ["edit the head's position", editSeal('heads', 'position = position + 1')],
  ["edit the head's hash", editSeal('heads', 'hash = md5(hash)')],
  ["edit the head's signature", editSeal('heads', 'signature = md5(signature)')],
  ['recalculate the chain', recalculateChain],
];

const tables = ['activity_logs', 'activity_changes', 'activity_seals', 'activity_heads'];

type Scene = Omit<Hand, 'sql' | 'db'> & { owner: Pool; mark: Mark; anchor: Anchor | undefined };

/** Tampers, seals, verifies, and restores the earlier state. */
export async function verifiedAfter(
  tamper: Tampering | undefined,
  { owner, mark, anchor, ...scene }: Scene,
): Promise<Verification> {
  const client = await owner.connect();
  const db = drizzle(client, { casing: 'snake_case' });
  try {
    await client.query('begin');
    for (const table of tables)
      await client.query(`alter table ${table} no force row level security`);
    await tamper?.({ ...scene, db, sql: askWith(client) });
    for (const table of tables) await client.query(`alter table ${table} force row level security`);
    await client.query("select set_config('app.org', $1, true)", [scene.organizationId]);
    if (scene.chance.is(0.5)) await sealIn(db, mark, new Date(), 'all').catch(() => {});
    return await verifyIn(db, mark, anchor);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const askWith =
  (client: PoolClient): Hand['sql'] =>
  async (text, values = []) =>
    (await client.query(text, values)).rows;
