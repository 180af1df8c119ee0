import { connect } from 'node:net';
import { Client } from 'pg';
import { selectIssuesInPage } from '../../packages/server/src/site-issues/store.ts';
import { isUnsettledSql } from '../../packages/server/src/site-issues/table.ts';
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
 * The list of open site issues, signed in and through the whole server, against the bare driver. The
 * two are measured alternately, so that other load affects both; the median round counts.
 */
export async function compareWalkWithDriver(world: BenchWorld) {
  const server = await world.serve();
  const walkers = world.tokens.slice(0, clients).map((token) => httpCall(server.port, token));
  const drivers = await Promise.all(walkers.map((_, i) => driverCall(world, i + 1)));
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

/** The columns, the order and the photos of the server's own statement. */
const sameSql = `
  with page as (
    select * from site_issues where organization_id = $1 and ${isUnsettledSql} order by id desc limit 51
  )
  ${selectIssuesInPage} order by id desc`;

async function driverCall({ owner }: BenchWorld, organizationId: number) {
  const client = new Client({ ...owner, user: 'postgres' });
  await client.connect();
  const query = { name: 'list', text: sameSql, values: [organizationId] };
  const call = async () => {
    const { rowCount } = await client.query(query);
    if (rowCount !== 51) throw new Error(`The driver found ${rowCount} rows.`);
  };
  return { call, close: () => client.end() };
}
