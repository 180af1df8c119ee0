import { percentile } from './times.ts';
import type { BenchWorld } from './world.ts';

const lines = 60;
const warmUp = 30;
const rounds = 20;
const atOnce = 10;

/**
 * The PDF of an order with 60 lines, one after another with warm threads; and how long a list takes for
 * another user while ten are printed at once, repeatedly.
 */
export async function timeOrderPdfs(world: Pick<BenchWorld, 'serve' | 'tokens'>) {
  const server = await world.serve();
  const url = `http://127.0.0.1:${server.port}`;
  const headers = { cookie: `sitewright_session=${world.tokens[0]}` };
  const read = async (path: string) => {
    const response = await fetch(`${url}${path}`, { headers });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  const print = `/api/purchase-orders/${await raise(url, headers)}/pdf`;
  for (let i = 0; i < warmUp; i++) await read(print);
  const alone = await timesOf(rounds, () => read(print));
  const quiet = await timesOf(rounds, () => read('/api/site-issues'));
  const busy = await whilePrinting(
    () => read(print),
    () => read('/api/site-issues'),
  );
  await server.stop();
  return {
    name: `PDF of an order of ${lines} lines, ms; and a list of others while ${atOnce} are printed`,
    target: 'median <= 150, p99 of others <= 300',
    pdf: { median: at(alone, 0.5), slowest: at(alone, 1) },
    others: { medianAlone: at(quiet, 0.5), median: at(busy, 0.5), p99: at(busy, 0.99) },
  };
}

async function whilePrinting(print: () => Promise<void>, read: () => Promise<void>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    let isPrinting = true;
    const printed = Promise.all(Array.from({ length: atOnce }, print)).finally(() => {
      isPrinting = false;
    });
    while (isPrinting) times.push(...(await timesOf(1, read)));
    await printed;
  }
  return times;
}

async function timesOf(count: number, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const since = performance.now();
    await work();
    times.push(performance.now() - since);
  }
  return times;
}

const at = (times: readonly number[], share: number): number =>
  Math.round(percentile(times, share));

async function raise(url: string, headers: Record<string, string>): Promise<number> {
  const items = Array.from({ length: lines }, (_, n) => ({
    description: `Reinforcement bar B500B, cut and bent to schedule, mark ${n + 1}`,
    quantity: n + 0.5,
    unit: 't',
    unitPrice: '742.1250',
    discountRate: n % 4,
  }));
  const response = await fetch(`${url}/api/purchase-orders`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ contractId: 1, supplierName: 'Aire Steel Stockholders', items }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { id: number }).id;
}
