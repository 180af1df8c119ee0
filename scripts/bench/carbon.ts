import { Pool } from 'pg';
import { foldSums } from '../../packages/server/src/carbon/fold-sums.ts';
import { hashOf } from '../../packages/server/src/platform/http/visitor.ts';
import { asOrganization } from '../../packages/server/src/platform/tenancy.ts';
import { apiCaller } from './api-caller.ts';
import { p95, timesOf } from './times.ts';
import type { BenchWorld } from './world.ts';

const sizes = { few: 5_000, many: 50_000, others: 50, sources: 300 };
const { few, many } = sizes;
const contracts = 200;

/**
 * The footprint of a contract with a few entries and of one with ten times as many, measured alternately, as
 * recorded and under one year; the company over two hundred contracts, and what a switch would change.
 */
export async function timeFootprints(world: BenchWorld) {
  const token = await world.fillOne({ contracts, rows: 10, entries: 10 });
  const [small = '', large = ''] = await fillEntries(world, token, sizes);
  const server = await world.serve();
  const call = apiCaller(server.port, token);
  const read = (path: string) => call(`/carbon-footprint${path}`);
  const [ofFew, ofMany, company] = await timesOf(read, [`/${small}`, `/${large}`, '']);
  const [overview] = await timesOf(call, ['/overview/contracts']);
  const preview = (path: string) => call(path, { method: 'POST', body: { statedYear: 2025 } });
  const [switched] = await timesOf(preview, [`/carbon-settings/preview?limit=${contracts}`]);
  const settings = { statedYear: 2025, includesWtt: true };
  await call('/carbon-settings', { method: 'PUT', body: settings });
  const [stated] = await timesOf(read, [`/${large}`]);
  await server.stop();
  return {
    name: `footprint p95, ms, at ${few} and at ${many} entries, and over ${contracts} contracts`,
    target: 'many <= 300, stated <= 300, preview <= 2000, ratio <= 10',
    few: p95(ofFew),
    many: p95(ofMany),
    ratio: Number((p95(ofMany) / p95(ofFew)).toFixed(2)),
    stated: p95(stated),
    company: p95(company),
    overview: p95(overview),
    preview: p95(switched),
  };
}

/** Of that many sources from at most forty suppliers, over two and a half years; each has three terms. */
const addEntries = `
  insert into carbon_entries (organization_id, project_id, date, source, category, status, quantity,
    unit, carbon_emitted, module, scope, quality, supplier)
  select $1, $2, date '2024-01-01' + (n / $4::int * 37 % 900)::int, 'Thing ' || n % $4,
    (array['materials', 'plant', 'transport', 'waste', 'energy', 'water'])[1 + n % 6],
    case when n % 100 = 0 then 'draft' else 'counted' end, n % 90, 't', 118.75 * (n % 90), 'A1-A3', '3',
    (array['measured', 'epd', 'average', 'estimated'])[1 + n % 4],
    case when n % 7 > 0 then 'Supplier ' || n % $4 % 40 end
  from generate_series(1, $3::int) n`;

const addTerms = `
  insert into carbon_terms (organization_id, project_id, carbon_entry_id, place, is_counted, date, source,
    category, quality, supplier, kind, module, scope, label, quantity, unit, factor_id, factor_source, factor_year, factor, kilograms, sum)
  select organization_id, project_id, id, place, true, date, source, category, quality, supplier,
    (array['direct', 'losses', 'wtt'])[place],
    (array['A1-A3', 'A4', 'A5.2', 'A5.3'])[1 + id % 4], (array['1', '2', '3'])[1 + (id + place) % 3],
    'Concrete, primary material production', quantity, 't', (array['19_500_5020_15_1',
    '7_400_4000_5_1', '1_101_1011_8_1', '27_304_3140_14_1'])[1 + (id + place) % 4], 'official',
    extract(year from date), 118.75, 118.75 * quantity, '43.2 t × 118.75127 kg/t = 5,130.055 kg CO₂e'
  from carbon_entries, generate_series(1, 3) place where organization_id = $1 and status = 'counted'`;

type Contract = { id: number; slug: string; organization_id: number };

/** For the user of a token; returns the slugs of the contracts with few and with many entries. */
export async function fillEntries(
  { superuser, owner }: BenchWorld,
  token: string,
  { few, many, others, sources }: typeof sizes,
): Promise<string[]> {
  const { rows } = await superuser.query<Contract>(
    `select id, slug, organization_id from projects where organization_id = (
      select organization_id from sessions where token_hash = $1) order by id`,
    [hashOf(token)],
  );
  for (const [i, { id, organization_id }] of rows.entries())
    await superuser.query(addEntries, [organization_id, id, [few, many][i] ?? others, sources]);
  // The sweep that adds up the terms runs in an organisation.
  await superuser.query("select set_config('app.org', $1, false)", [rows[0]?.organization_id]);
  await superuser.query(addTerms, [rows[0]?.organization_id]);
  await superuser.query("select set_config('app.org', '', false)");
  await foldAsTheSweep(owner, rows[0]?.organization_id);
  await superuser.query('vacuum analyze carbon_entries, carbon_terms, carbon_sums, carbon_totals');
  return rows.slice(0, 2).map(({ slug }) => slug);
}

async function foldAsTheSweep(owner: BenchWorld['owner'], organizationId: number | undefined) {
  const pool = new Pool(owner);
  await asOrganization(pool, organizationId, foldSums);
  await pool.end();
}
