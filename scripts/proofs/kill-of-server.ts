import { setTimeout as pause } from 'node:timers/promises';
import { type Product, withProduct } from './product.ts';
import type { Proof } from './proof.ts';
import { aWriter, type Writer } from './writer.ts';

const writesEach = 500;
const clients = 8;
const longestReturn = 30_000;
const rounds = ['server', 'server', 'server', 'server and database'] as const;

export const killOfServer: Proof = {
  name: 'kill-of-server',
  claim: `kill -9 of the server during ${writesEach} acknowledged writes, four times, the last with its database: none lost, none doubled, next start needs nothing`,
  seconds: 300,
  run: withProduct(async (product) => {
    await product.start();
    const writer = await aWriter(product);
    const keys: string[] = [];
    const returns: number[] = [];
    for (const [i, victim] of rounds.entries()) {
      const own = Array.from({ length: writesEach }, (_, n) => `round ${i + 1}, write ${n + 1}`);
      keys.push(...own);
      returns.push(await writeThroughDeath(product, writer, own, victim));
    }
    const failures = await writer.faults(keys);
    const late = returns.filter((milliseconds) => milliseconds > longestReturn);
    if (late.length > 0) failures.push(`Ready again only after ${late.join(', ')} ms.`);
    const figures = {
      kills: rounds.length,
      'acknowledged writes': writer.acknowledged.size,
      'sent again without an answer': writer.answers.get('none') ?? 0,
      'ready again after, ms': returns.join(', '),
    };
    return { figures, failures };
  }),
};

/** All `keys` get acknowledged although the server is killed meanwhile; returns its restart time. */
async function writeThroughDeath(
  product: Product,
  writer: Writer,
  keys: string[],
  victim: (typeof rounds)[number],
): Promise<number> {
  const before = writer.acknowledged.size;
  const moment = before + Math.floor((0.1 + 0.8 * Math.random()) * keys.length);
  const waiting = [...keys];
  const writing = Promise.all(
    Array.from({ length: clients }, async () => {
      for (let key = waiting.shift(); key; key = waiting.shift()) {
        await writer.reportUntilAcknowledged(key);
      }
    }),
  );
  while (writer.acknowledged.size < moment) {
    product.signal.throwIfAborted();
    await pause(1);
  }
  const database = product.postmaster();
  if (!database) throw new Error('There is no database to kill.');
  await product.killServer();
  if (victim !== 'server') process.kill(database, 'SIGKILL');
  const milliseconds = await product.start();
  await writing;
  return milliseconds;
}
