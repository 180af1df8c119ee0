import { jsonCaller } from './api-caller.ts';
import { percentile } from './times.ts';
import type { BenchWorld } from './world.ts';

const workers = 5_000;
const rounds = 100;
const warmUp = 10;

/** The list of 5,000 workers with their verdicts, as the office and the gate ask for it. */
export async function timeWorkforce(world: BenchWorld) {
  const token = await world.fillOne({ contracts: 10, rows: 10, entries: 10 });
  await hire(world, workers);
  const server = await world.serve();
  const call = jsonCaller(server.port, token);
  const input = {
    first: 'limit=50',
    longest: 'limit=200',
    searched: 'limit=50&q=hand%2049',
    expiring: 'limit=50&card=expiring&within=90',
    barred: 'limit=50&verdict=cannot',
  };
  const p95: Record<string, number> = {};
  for (const [name, query] of Object.entries(input))
    p95[name] = await timed(() => call(`/workers?${query}`));
  await server.stop();
  return { name: `workers with verdicts, p95 in ms, of ${workers}`, target: '<= 200', ...p95 };
}

/** Each is inducted on two contracts and holds three tickets; one in ten cards has run out. */
export async function hire({ superuser }: BenchWorld, workers: number): Promise<void> {
  const { rows } = await superuser.query('select max(id) as id from organizations');
  const values = [rows[0].id, workers];
  await superuser.query(
    `insert into workers (organization_id, worker_id, first_name, last_name, job_title, company,
       employment_type, right_to_work_checked_on, cscs_card_number, cscs_card_expiry, card_state,
       cscs_validated_at)
     select $1, 'W-' || i, 'Hand', 'Hand ' || i, 'Trade ' || i % 20, 'Firm ' || i % 40,
       'Contractor', current_date - 400, i::text, current_date - 60 + i % 600, 'verified', now()
     from generate_series(1, $2::int) i`,
    values,
  );
  await superuser.query(
    `insert into worker_inductions (organization_id, worker_id, project_id, inducted_on, inductor)
     select $1, w.id, p.id, current_date - 30, 'Joy Okafor' from workers w
     cross join lateral (select id from projects where organization_id = $1 and id % 5 = w.id % 5
       limit 2) p where w.organization_id = $1`,
    values.slice(0, 1),
  );
  await superuser.query(
    `insert into worker_competences (organization_id, worker_id, competence, expires_on)
     select $1, w.id, c, current_date + 20 + w.id % 900 from workers w
     cross join unnest(array['IPAF', 'PASMA', 'Asbestos awareness']) c where w.organization_id = $1`,
    values.slice(0, 1),
  );
  await superuser.query('analyze');
}

async function timed(read: () => Promise<unknown[]>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const since = performance.now();
    const rows = await read();
    if (rows.length === 0) throw new Error('No worker came.');
    if (round >= warmUp) times.push(performance.now() - since);
  }
  return percentile(times, 0.95);
}
