import type { Client } from 'pg';
import { hashOf } from '../../packages/server/src/platform/http/visitor.ts';
import { fillBooks } from './books.ts';
import { fillEntries } from './carbon.ts';
import { indexRecords } from './search-index.ts';
import { hire } from './workers.ts';
import type { BenchWorld } from './world.ts';

const contracts = 100;
const workers = 300;
const day = '2026-03-02';

/** The contract whose screens are read, its token and a day with entries. */
export type ReadCompany = { tokens: string[]; id: number; slug: string; day: string };

/**
 * A company with that many rows over a hundred contracts: half of them diary entries, the others issues, orders with
 * their lines, costs, carbon entries with their terms, finished crews and notifications.
 */
export async function fillCompany(world: BenchWorld, rows: number): Promise<ReadCompany> {
  const { superuser } = world;
  const tokens = await world.fillMany({
    contracts,
    rows: rows * 0.1,
    entries: rows * 0.5,
    orders: rows * 0.05,
    users: 20,
  });
  const [token = ''] = tokens;
  const book = Math.ceil((rows * 0.15) / contracts);
  const [contract] = await fillBooks(superuser, token, { few: book, many: book, others: book });
  if (!contract) throw new Error('There are no contracts.');
  const carbon = Math.ceil((rows * 0.02) / contracts);
  const sources = 12;
  await fillEntries(world, token, { few: carbon, many: carbon, others: carbon, sources });
  await settleIssues(superuser, contract.organization_id);
  await hire(world, workers);
  await sendCrews(superuser, contract.organization_id, rows * 0.02);
  await notify(superuser, token, rows * 0.02);
  await comment(superuser, contract.id);
  await indexRecords(superuser, contract.organization_id);
  // As autovacuum leaves a database that has been used for years.
  await superuser.query('vacuum analyze');
  return { tokens, id: contract.id, slug: contract.slug, day };
}

/** The ten newest of each contract are left open, and the others closed: the past grows, and not what is to be done. */
const settleIssues = (superuser: Client, organizationId: number) =>
  superuser.query(
    `update site_issues set status = case when place > 10 then 'closed' else 'open' end
    from (select id, row_number() over (partition by project_id order by id desc) as place
      from site_issues where organization_id = $1) newest
    where newest.id = site_issues.id`,
    [organizationId],
  );

/** Finished crews on all contracts, each with two segments, and eight at work today on each. */
async function sendCrews(superuser: Client, organizationId: number, count: number) {
  await superuser.query(
    `with sent as (
      insert into labour_sessions (organization_id, project_id, crew_kind, name, company, operatives, status, started_at, finished_at)
        select $1, p.id, 'company', 'Crew ' || n, 'Company ' || n % 12, 4, case when n <= 8 then 'running' else 'finished' end,
          case when n <= 8 then now() - interval '2 hours' else now() - n % 300 * interval '1 day' end,
          case when n > 8 then now() - n % 300 * interval '1 day' + interval '8 hours' end
        from generate_series(1, $2::int) n cross join projects p where p.organization_id = $1
        returning id, started_at, finished_at
    )
    insert into labour_segments (organization_id, session_id, kind, is_paid, started_at, ended_at)
      select $1, id, 'work', true, started_at, started_at + interval '1 hour' from sent
      union all
      select $1, id, 'work', true, started_at + interval '1 hour', finished_at from sent`,
    [organizationId, Math.max(10, Math.ceil(count / contracts / 3))],
  );
}

/** Of the first user; one in fifty is not read. */
async function notify(superuser: Client, token: string, count: number) {
  await superuser.query(
    `insert into notifications (organization_id, user_id, title, message, type, category, subject, kind, read)
    select organization_id, user_id, 'Scaffold tie missing', 'Level ' || n, 'info', 'general',
      'siteIssue ' || n || ' overdue', 'siteIssue overdue', n % 50 > 0
    from sessions cross join generate_series(1, $2::int) n where token_hash = $1`,
    [hashOf(token), count],
  );
}

/** Twelve on the day that is read. */
const comment = (superuser: Client, projectId: number) =>
  superuser.query(
    `insert into diary_comments (organization_id, project_id, date, time_slot, comment, author, user_id, created_by)
    select p.organization_id, p.id, $2, '13:00', 'Pour moved to slot ' || n, 'Ann Ray', o.created_by, o.created_by
    from projects p join organizations o on o.id = p.organization_id cross join generate_series(1, 12) n
    where p.id = $1`,
    [projectId, day],
  );
