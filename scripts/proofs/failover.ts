import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../packages/server/src/platform/database.ts';
import { type Cluster, startCluster } from './failover/cluster.ts';
import { demoPassword } from './product.ts';
import type { Proof } from './proof.ts';
import { underLoad } from './under-load.ts';
import { withInstallationOn } from './with-installation.ts';
import { aWriter, type Writer } from './writer.ts';

const rampUp = 5_000;
const cutOffFor = 500;
const longestReturn = 15_000;
/** The deadline for the next write, in milliseconds. */
const patience = 60_000;

/** As in docs/OPERATIONS.md: the number of health checks in a row without an answer. */
const watch = { every: 500, patience: 1_000, misses: 3 };

export const failover: Proof = {
  name: 'failover',
  claim: `The primary PostgreSQL is killed under load and its synchronous standby promoted, behind deploy/haproxy.cfg: no acknowledged write lost, none doubled, and the first write within ${longestReturn / 1000} s`,
  seconds: 600,
  run: withInstallationOn(
    {
      servers: 2,
      startDatabase: startCluster,
      settings: { DEMO: '1', DEMO_PASSWORD: demoPassword, RATE_LIMITS: 'relaxed' },
    },
    async ({ url, database, signal }) => {
      const writer = await aWriter({ url, signal });
      const load = underLoad(writer, { clients: 8 });
      await pause(rampUp);
      const before = writer.acknowledged.size;
      const times = await failOver(database, load.writeOne);
      if (times.firstWrite === undefined) {
        const none = `No write succeeded within ${patience / 1000} s: ${asText(writer.answers)}.`;
        return { figures: {}, failures: [none] };
      }
      await pause(rampUp);
      const keys = await load.end();
      const failures = await writer.faults(keys);
      const others = [...writer.answers.keys()].filter(
        (status) => !['201', '503'].includes(status),
      );
      if (others.length > 0) failures.push(`There were answers other than 503: ${others}.`);
      if (before === 0) failures.push('Nothing was written before the primary was killed.');
      if (times.firstWrite > longestReturn)
        failures.push(`The first write succeeded only after ${times.firstWrite} ms.`);
      const figures = {
        'acknowledged writes': writer.acknowledged.size,
        'of them before the kill': before,
        answers: asText(writer.answers),
        'loss noticed after, ms': times.noticed,
        'standby promoted after, ms': times.promoted,
        'first write after, ms': times.firstWrite,
      };
      return { figures, failures };
    },
  ),
};

const asText = (answers: Writer['answers']): string =>
  [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');

/** Milliseconds since the death of the primary. */
async function failOver(database: Cluster, writeOne: () => Promise<void>) {
  const { cutStandbyOff, killPrimary, promote, primary } = database;
  // Writes that the standby has not received must not be acknowledged.
  await cutStandbyOff();
  await pause(cutOffFor);
  await killPrimary();
  const died = performance.now();
  const since = () => Math.round(performance.now() - died);
  const firstWrite = writeOne().then(since);
  firstWrite.catch(() => {}); // reported below, unless something else fails first
  await untilLost(primary);
  const noticed = since();
  await promote();
  const promoted = since();
  const tooLate = pause(patience, undefined, { ref: false });
  return { noticed, promoted, firstWrite: await Promise.race([firstWrite, tooLate]) };
}

async function untilLost(primary: Cluster['primary']): Promise<void> {
  const login = { ...primary, database: 'postgres', connectionTimeoutMillis: watch.patience };
  for (let misses = 0; misses < watch.misses; ) {
    const isThere = await withClient(login, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
    misses = isThere ? 0 : misses + 1;
    await pause(watch.every);
  }
}
