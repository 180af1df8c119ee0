import type { Client } from 'pg';
import { hashOf } from '../../packages/server/src/platform/http/visitor.ts';
import { hire } from './workers.ts';
import type { BenchWorld } from './world.ts';

export const entries = 100_000;
const workers = 300;

/** The company of a token, so that rows can be added past row security. */
async function organizationOf(superuser: Client, token: string): Promise<number> {
  const { rows } = await superuser.query<{ id: number }>(
    'select organization_id as id from sessions where token_hash = $1',
    [hashOf(token)],
  );
  return rows[0]?.id ?? 0;
}

/**
 * A large company as it works: 100,000 entries on ten contracts, 38 on each working day of a year up to today, every third
 * with a photo; signed days; eight crews a day of three people each, and eight at work; comments, messages, machines,
 * talks and weather; two hundred issues on each contract, of which fifty are open; and three hundred workers.
 */
export async function fillLargeCompany(world: BenchWorld): Promise<string> {
  const { superuser } = world;
  const token = await world.fillOne({ contracts: 10, rows: 2_000, entries: 0 });
  const organization = await organizationOf(superuser, token);
  await hire(world, workers);
  for (const statement of [
    writeDiary,
    drivePlant,
    takePhotos,
    signDays,
    ...whatElseIsOnSite,
    ...sendCrews,
  ])
    await superuser.query(statement, [organization]);
  await settle(superuser);
  return token;
}

/** The extreme: all of them on one contract, 333 on each of the last 300 days. */
export async function fillOneContract(world: BenchWorld): Promise<string> {
  const { superuser } = world;
  const token = await world.fillOne({ contracts: 1, rows: 10, entries });
  const organization = await organizationOf(superuser, token);
  await superuser.query(
    `update diary_entries set date = date + (current_date - date '2026-10-27') where organization_id = $1`,
    [organization],
  );
  await settle(superuser);
  return token;
}

/** As a company that has been at work for years: what follows from its records has been done. */
async function settle(superuser: Client): Promise<void> {
  await superuser.query('truncate cost_due');
  await superuser.query('vacuum analyze');
}

const writeDiary = `
  with days as (
    select d::date as date, row_number() over (order by d) - 1 as place
    from generate_series(current_date - 364, current_date, interval '1 day') d where extract(isodow from d) < 6
  )
  insert into diary_entries (organization_id, project_id, user_id, created_by, date, author, work_summary, labor, type, company,
      job_role, start_time, finish_time, hours, entered_at, created_at)
    select p.organization_id, p.id, o.created_by, o.created_by, d.date, 'Ann Ray',
      'Core wall lift ' || n % 9 || ' shuttered to grid ' || chr(65 + n % 26) || ', kickers struck and cleaned',
      json_build_object('type', 'labour', 'company', 'Company ' || n % 12, 'jobRole', 'Carpenter', 'plant', '',
        'startTime', '08:00', 'finishTime', '17:00', 'hours', '9.0', 'operatives', 1 + n % 6, 'hourlyRate', '31.50')::text,
      'labour', 'Company ' || n % 12, 'Carpenter', '08:00', '17:00', 9, d.date + time '16:30', d.date + time '16:30'
    from days d cross join projects p join organizations o on o.id = p.organization_id
    cross join generate_series(1, 39) n
    where p.organization_id = $1
    order by d.date desc, n, p.id limit ${entries}`;

const takePhotos = `
  insert into files (organization_id, project_id, diary_entry_id, filename, original_name, path, mimetype, size, width, height)
    select organization_id, project_id, id, 'wall-' || id || '.jpg', 'IMG_' || id || '.jpg', 'photos/' || id, 'image/jpeg',
      450000, 1600, 1200
    from diary_entries where organization_id = $1 and id % 3 = 0`;

/** One in ten is of a machine. */
const drivePlant = `
  update diary_entries set type = 'plant', plant = 'Excavator ' || 1 + id % 12,
    labor = (labor::jsonb || jsonb_build_object('type', 'plant', 'plant', 'Excavator ' || 1 + id % 12))::text
  where organization_id = $1 and id % 10 = 0`;

const signDays = `
  insert into diary_days (organization_id, project_id, date, status, submitted_at, submitted_by_name, signed_off_at,
      signed_off_by_name)
    select organization_id, project_id, date, 'approved', date + time '17:30', 'Ann Ray', date + time '18:00', 'Joy Okafor'
    from diary_entries where organization_id = $1 and date < current_date - 2 group by 1, 2, 3`;

const whatElseIsOnSite = [
  `insert into diary_comments (organization_id, project_id, date, time_slot, comment, author, user_id, created_by)
    select d.organization_id, d.project_id, d.date, '13:00', 'Pour moved to slot ' || n, 'Ann Ray', o.created_by, o.created_by
    from diary_days d join organizations o on o.id = d.organization_id cross join generate_series(1, 4) n
    where d.organization_id = $1`,
  `insert into journal_messages (organization_id, project_id, author, message)
    select organization_id, id, 'Ann Ray', 'Crane is back on, lift ' || n from projects
    cross join generate_series(1, 500) n where organization_id = $1`,
  `insert into plant_hires (organization_id, project_id, name, plant_type, supplier_name, on_hire_at, rate)
    select organization_id, id, 'Excavator ' || n, 'Excavator', 'Supplier ' || n, now() - n * interval '3 days', 240
    from projects cross join generate_series(1, 12) n where organization_id = $1`,
  `insert into toolbox_talks (organization_id, project_id, title, date, held_by)
    select organization_id, project_id, 'Working at height', date, 'Ann Ray' from diary_days
    where organization_id = $1 and extract(isodow from date) = 1`,
  `insert into weather_records (organization_id, project_id, date, temperature, condition, precipitation, source)
    select organization_id, project_id, date, 11.5, 'Rain', 2.4, 'Open-Meteo' from diary_days where organization_id = $1`,
  `insert into weather_snapshots (organization_id, project_id, timestamp, temperature, condition, wind_speed, source)
    select organization_id, id, current_date + n * interval '1 hour', 11.5, 'Rain', 14, 'Open-Meteo'
    from projects cross join generate_series(-72, 23) n where organization_id = $1`,
  `update site_issues set status = case when place > 50 then 'closed' else 'open' end, updated_at = now() - place * interval '1 day'
    from (select id, row_number() over (partition by project_id order by id desc) as place
      from site_issues where organization_id = $1) newest where newest.id = site_issues.id`,
  `insert into site_issue_comments (organization_id, site_issue_id, author, content)
    select organization_id, id, 'Ann Ray', 'New tie ordered' from site_issues where organization_id = $1`,
  `insert into site_issue_events (organization_id, site_issue_id, to_status, by_name)
    select organization_id, id, 'open', 'Ann Ray' from site_issues where organization_id = $1`,
  `insert into labour_gangs (organization_id, name, company, operatives, hourly_rate)
    select $1::int, 'Gang ' || n, 'Company ' || n % 12, 4, 31.5 from generate_series(1, 40) n`,
];

/** Eight crews on each working day of the last ten weeks, and eight at work since this morning. */
const sendCrews = [
  `insert into labour_sessions (organization_id, project_id, crew_kind, name, company, operatives, status, started_at, finished_at)
    select p.organization_id, p.id, 'company', 'Crew ' || n, 'Company ' || n % 12, 4, 'finished', d + interval '8 hours', d + interval '17 hours'
    from projects p cross join generate_series(1, 8) n
    cross join generate_series(current_date - 70, current_date - 1, interval '1 day') d
    where p.organization_id = $1 and extract(isodow from d) < 6
    union all
    select organization_id, id, 'company', 'Crew ' || n, 'Company ' || n % 12, 4, 'running', now() - interval '1 hour', null
    from projects cross join generate_series(1, 8) n where organization_id = $1`,
  `insert into labour_segments (organization_id, session_id, kind, is_paid, started_at, ended_at)
    select organization_id, id, 'work', true, started_at, finished_at from labour_sessions where organization_id = $1`,
  `insert into labour_session_workers (organization_id, session_id, worker_id, finished_at)
    select s.organization_id, s.id, w.id, s.finished_at
    from (select *, row_number() over (partition by started_at order by id) - 1 as place from labour_sessions) s
    join (select id, row_number() over (order by id) - 1 as place from workers where organization_id = $1) w
      on w.place / 3 = s.place
    where s.organization_id = $1`,
];
