import { connect } from 'node:net';
import { Client, Pool, type QueryConfig } from 'pg';
import type { HasRole } from '../../packages/domain/src/kernel/access.ts';
import { SiteIssueQuery } from '../../packages/domain/src/site-issues/site-issue.ts';
import { asOrganization, clientOf } from '../../packages/server/src/platform/tenancy.ts';
import { listSiteIssues } from '../../packages/server/src/site-issues/store.ts';
import { percentile, timesAtOnce } from './times.ts';
import type { BenchWorld } from './world.ts';

const clients = 20;
const warmUp = 1_000;
const measured = 4_000;
const rounds = 5;

/** One call of one client; resolves when the response has arrived. */
type Call = () => Promise<void>;
type Measure = { perSecond: number; p50: number; p99: number };

/**
 * The list of open site issues, signed in and through the whole server, against the same statement by the bare driver.
 * The two are measured alternately, so that other load affects both; the median round counts.
 */
export async function compareWalkWithDriver(world: BenchWorld) {
  const server = await world.serve();
  const walkers = world.tokens.slice(0, clients).map((token) => httpCall(server.port, token));
  const list = await recordStatement(world);
  const drivers = await Promise.all(walkers.map((_, i) => driverCall(world, list, i + 1)));
  const taken: { ratio: number; walk: Measure; driver: Measure }[] = [];
  for (let round = 0; round < rounds; round++) {
    const walk = await measure(walkers);
    const driver = await measure(drivers.map(({ call }) => call));
    taken.push({ ratio: Number((walk.perSecond / driver.perSecond).toFixed(2)), walk, driver });
  }
  await server.stop();
  await Promise.all(drivers.map(({ close }) => close()));
  const median = taken.toSorted((one, other) => one.ratio - other.ratio)[Math.floor(rounds / 2)];
  const name = `list of 50 of 2,000 rows, ${clients} clients, median of ${rounds} rounds`;
  return { name, ...median, ratios: taken.map(({ ratio }) => ratio) };
}

async function measure(calls: Call[]): Promise<Measure> {
  const times = await timesAtOnce(calls, { warmUp, measured });
  const perSecond = Math.round((times.length * 1000) / measured);
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** A keep-alive connection read by its content length: the client must cost less than the server. */
function httpCall(port: number, token: string): Call {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const request = `GET /api/site-issues HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: sitewright_session=${token}\r\n\r\n`;
  let missing = 0;
  let done = () => {};
  socket.on('data', (chunk) => {
    missing += missing === 0 ? sizeOf(chunk) - chunk.length : -chunk.length;
    if (missing === 0) done();
  });
  return () =>
    new Promise((resolve) => {
      done = resolve;
      socket.write(request);
    });
}

/** The length of the whole response, from its head, which is in the first chunk. */
function sizeOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n') + 4;
  const head = chunk.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head);
  return end + Number(/content-length: (\d+)/i.exec(head)?.[1]);
}

const director: HasRole = { userId: 1, role: 'Managing Director', isOrganizationAdmin: true };

/** The list as the server's own store sends it to the database. */
async function recordStatement({ app }: BenchWorld): Promise<QueryConfig> {
  const pool = new Pool({ ...app, max: 1 });
  const sent: (QueryConfig | string)[] = [];
  await asOrganization(pool, 1, (tx) => {
    const client = clientOf(tx);
    const query = client.query.bind(client);
    client.query = ((statement: QueryConfig | string) => {
      sent.push(statement);
      return query(statement as string);
    }) as typeof query;
    return listSiteIssues(tx, SiteIssueQuery.parse({}), director);
  });
  await pool.end();
  const statements = sent.filter((statement) => typeof statement === 'object');
  const [list, ...others] = statements.filter(({ text }) => text.includes('site_issues'));
  if (!list || others.length > 0) throw new Error('The list is not one statement any more.');
  return { ...list, name: 'list' };
}

/** By the server's role on a connection that is always of this organisation. */
async function driverCall({ app }: BenchWorld, list: QueryConfig, organizationId: number) {
  const client = new Client(app);
  await client.connect();
  await client.query("select set_config('app.org', $1, false)", [organizationId]);
  const call = async () => {
    const { rowCount } = await client.query(list);
    if (rowCount !== 51) throw new Error(`The driver found ${rowCount} rows.`);
  };
  return { call, close: () => client.end() };
}
