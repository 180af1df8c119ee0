import { setTimeout as pause } from 'node:timers/promises';
import { type Product, withProduct } from './product.ts';
import type { Proof } from './proof.ts';
import { underLoad } from './under-load.ts';
import { aWriter } from './writer.ts';

const longestReturn = 5_000;
const victims = ['postmaster', 'backend', 'postmaster', 'backend', 'postmaster'] as const;

export const killOfPostgres: Proof = {
  name: 'kill-of-postgres',
  claim:
    'kill -9 of PostgreSQL under load: the server keeps its process, answers only 503, and writes again within 5 s',
  seconds: 180,
  run: withProduct(async (product) => {
    await product.start();
    const pid = product.serverPid();
    const writer = await aWriter(product);
    const load = underLoad(writer, { clients: 8 });
    const returns: number[] = [];
    for (const victim of victims) {
      await pause(1_000);
      returns.push(await kill(product, victim, load.writeOne));
    }
    await pause(500);
    const keys = await load.end();

    const failures = await writer.faults(keys);
    const others = [...writer.answers.keys()].filter((status) => !['201', '503'].includes(status));
    if (others.length > 0) failures.push(`There were answers other than 503: ${others}.`);
    if (!product.serverIsAlive() || product.serverPid() !== pid) failures.push('The server died.');
    const late = returns.filter((milliseconds) => milliseconds > longestReturn);
    if (late.length > 0) failures.push(`The first success came only after ${late.join(', ')} ms.`);
    const figures = {
      kills: victims.join(', '),
      'acknowledged writes': writer.acknowledged.size,
      answers: [...writer.answers].map(([status, times]) => `${times} × ${status}`).join(', '),
      'first success after, ms': returns.join(', '),
    };
    return { figures, failures };
  }),
};

/** Returns the milliseconds until a write sent after the kill succeeded. */
async function kill(
  product: Product,
  victim: (typeof victims)[number],
  writeOne: () => Promise<void>,
): Promise<number> {
  const [pid] = victim === 'backend' ? await product.backends() : [product.postmaster()];
  if (!pid) throw new Error(`There is no ${victim} to kill.`);
  process.kill(pid, 'SIGKILL');
  const since = performance.now();
  await pause(50); // a connection that is dying may still answer
  await writeOne();
  return Math.round(performance.now() - since);
}
