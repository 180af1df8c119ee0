import { connect } from 'node:net';
import { Client } from 'pg';
import type { BenchWorld } from './world.ts';

const clients = 20;
const warmUp = 3_000;
const measured = 10_000;

/** One call of one client; resolves when its answer has arrived. */
type Call = () => Promise<void>;
type Measure = { perSecond: number; p50: number; p99: number };

/** The list of open site issues: signed in and through the whole walk, against the bare driver. */
export async function compareWalkWithDriver(world: BenchWorld) {
  const server = await world.serve();
  const walk = await measure(
    world.tokens.slice(0, clients).map((token) => httpCall(server.port, token)),
  );
  await server.stop();
  const drivers = await Promise.all(
    world.tokens.slice(0, clients).map((_, i) => driverCall(world, i + 1)),
  );
  const driver = await measure(drivers.map(({ call }) => call));
  await Promise.all(drivers.map(({ close }) => close()));
  const ratio = Number((walk.perSecond / driver.perSecond).toFixed(2));
  return { name: `list of 50 of 2,000 rows, ${clients} clients`, walk, driver, ratio };
}

async function measure(calls: Call[]): Promise<Measure> {
  const times: number[] = [];
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > warmUp + measured;
  await Promise.all(
    calls.map(async (call) => {
      while (!isOver()) {
        const before = performance.now();
        await call();
        if (before - startedAt > warmUp) times.push(performance.now() - before);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
  return { perSecond: Math.round((times.length * 1000) / measured), p50: at(0.5), p99: at(0.99) };
}

/** A keep-alive connection read by its content length: the load must not cost more than the server. */
function httpCall(port: number, token: string): Call {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const request = `GET /api/site-issues HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: sitewright_session=${token}\r\n\r\n`;
  let [arrived, expected, done] = ['', 0, () => {}];
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    arrived += chunk;
    if (!expected) {
      const head = arrived.indexOf('\r\n\r\n');
      if (head < 0) return;
      if (!arrived.startsWith('HTTP/1.1 200')) throw new Error(arrived);
      expected = head + 4 + Number(/content-length: (\d+)/i.exec(arrived)?.[1]);
    }
    if (arrived.length < expected) return;
    [arrived, expected] = ['', 0];
    done();
  });
  return () =>
    new Promise((resolve) => {
      done = resolve;
      socket.write(request);
    });
}

const sameSql = `select "id", "organization_id", "project_id", "date", "reported_by", "issue_type",
  "priority", "location", "assigned_to", "target_date", "status", "issue_description",
  "immediate_actions", "proposed_solution", "created_at", "created_by", "updated_at", "updated_by",
  "version" from "site_issues" where "organization_id" = $1 and "status" = $2
  order by "id" desc limit $3`;

async function driverCall({ owner }: BenchWorld, organizationId: number) {
  const client = new Client({ ...owner, user: 'postgres' });
  await client.connect();
  const query = { name: 'list', text: sameSql, values: [organizationId, 'open', 51] };
  const call = async () => {
    const { rowCount } = await client.query(query);
    if (rowCount !== 51) throw new Error(`The driver found ${rowCount} rows.`);
  };
  return { call, close: () => client.end() };
}
