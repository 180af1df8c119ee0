import { apiCaller } from './api-caller.ts';
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
  const read = apiCaller(server.port, world.tokens[0] ?? '');
  const print = `/purchase-orders/${await raise(read)}/pdf`;
  for (let i = 0; i < warmUp; i++) await read(print);
  const alone = await timesOf(rounds, () => read(print));
  const quiet = await timesOf(rounds, () => read('/site-issues'));
  const busy = await whilePrinting(
    () => read(print),
    () => read('/site-issues'),
  );
  await server.stop();
  return {
    name: `PDF of an order of ${lines} lines, ms; and a list of others while ${atOnce} are printed`,
    target: 'median <= 150, p99 of others <= 300',
    pdf: { median: at(alone, 0.5), slowest: at(alone, 1) },
    others: { medianAlone: at(quiet, 0.5), median: at(busy, 0.5), p99: at(busy, 0.99) },
  };
}

type Call = () => Promise<unknown>;

async function whilePrinting(print: Call, read: Call) {
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

async function timesOf(count: number, work: Call): Promise<number[]> {
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

async function raise(call: ReturnType<typeof apiCaller>): Promise<number> {
  const items = Array.from({ length: lines }, (_, n) => ({
    description: `Reinforcement bar B500B, cut and bent to schedule, mark ${n + 1}`,
    quantity: n + 0.5,
    unit: 't',
    unitPrice: '742.1250',
    discountRate: n % 4,
  }));
  const body = { contractId: 1, supplierName: 'Aire Steel Stockholders', items };
  return JSON.parse(String(await call('/purchase-orders', { method: 'POST', body }))).id;
}
