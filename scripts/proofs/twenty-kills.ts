import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { kill } from '../built-server.mjs';
import { makeBackups } from './kills/backups.ts';
import { sendInvitations } from './kills/invitations.ts';
import { untilNothingWaits, watchJobs } from './kills/jobs.ts';
import { receiveWebhooks } from './kills/webhooks.ts';
import { demoPassword } from './product.ts';
import { type Proof, type ProofResult, scale } from './proof.ts';
import { underLoad } from './under-load.ts';
import { type ProvedInstallation, withInstallation } from './with-installation.ts';
import { aWriter } from './writer.ts';

const killsEach = Math.max(2, Math.round(20 * scale));
/** The minimum milliseconds between two kills, of alternate servers: a kill does not wait for the jobs of the last one. */
const between = 18_000;
/** In seconds, from a kill until its jobs are released, and until its backups have ended. */
const longest = { job: 60, backup: 120 };

export const twentyKills: Proof = {
  name: 'kills',
  claim: `kill -9 of each of two servers in turn, ${killsEach} times each, at least ${between / 1000} s apart, during writes, emails, webhooks and backups: no acknowledged write lost or doubled; every email and webhook arrives, a second time only under its own id; jobs of the dead free within ${longest.job} s; every backup there once, and one cut short failed within ${longest.backup} s`,
  seconds: 600 + (2 * killsEach * between) / 1000,
  run: withInstallation(
    {
      servers: 2,
      mailDelay: 1_000,
      settings: { DEMO: '1', DEMO_PASSWORD: demoPassword, RATE_LIMITS: 'relaxed' },
    },
    async (installation) => {
      const { superuser } = installation;
      const pool = new Pool({ ...superuser, database: 'sitewright', max: 2 });
      try {
        return await killInTurn(installation, pool);
      } finally {
        await pool.end();
      }
    },
  ),
};

async function killInTurn(installation: ProvedInstallation, pool: Pool): Promise<ProofResult> {
  const { signal } = installation;
  const webhooks = await receiveWebhooks(installation);
  try {
    const writer = await aWriter(installation);
    const load = underLoad(writer, { clients: 4, between: 500 });
    const invitations = await sendInvitations(installation);
    const backups = await makeBackups(installation, pool);
    const jobs = watchJobs(pool, signal);
    const { kills, starts } = await killAll(installation, jobs.watch);

    const keys = await load.end();
    await Promise.all([invitations.end(), backups.end()]);
    const released = await jobs.released();
    await untilNothingWaits(pool, signal);
    const shown = [
      { figures: killFigures(starts), failures: await writer.faults(keys) },
      releaseShown(released),
      await invitations.shown(kills.length),
      webhooks.shown([...writer.acknowledged.values()], kills.length),
      await backups.shown(kills, longest.backup),
    ];
    return {
      figures: {
        'acknowledged writes': writer.acknowledged.size,
        ...Object.assign({}, ...shown.map(({ figures }) => figures)),
      },
      failures: shown.flatMap(({ failures }) => failures),
    };
  } finally {
    await webhooks.close();
  }
}

/** The times of the kills, and how long each server took to be ready again, in milliseconds. */
async function killAll(installation: ProvedInstallation, watch: (died: number) => void) {
  const { servers, start, signal } = installation;
  const kills: number[] = [];
  const starts: number[] = [];
  for (let n = 0; n < 2 * killsEach; n += 1) {
    await pause(Math.max(0, (kills.at(-1) ?? Date.now()) + between - Date.now()), undefined, {
      signal,
    });
    const victim = servers[n % 2];
    if (!victim) throw new Error('There are not two servers.');
    await kill(victim.child);
    const died = Date.now();
    kills.push(died);
    watch(died);
    servers.splice(n % 2, 1, await start());
    starts.push(Math.round(Date.now() - died));
  }
  await pause(between, undefined, { signal });
  return { kills, starts };
}

const killFigures = (starts: number[]) => ({
  kills: starts.length,
  'ready again after, ms': `${Math.min(...starts)}–${Math.max(...starts)}`,
});

function releaseShown(released: number[]): ProofResult {
  const late = released.filter((seconds) => seconds > longest.job);
  return {
    figures: {
      'kills with jobs under way': released.length,
      'jobs released after, s': released.join(', '),
    },
    failures: [
      ...late.map((seconds) => `Jobs of a killed server were free only after ${seconds} s.`),
      ...(released.length === 0 ? ['No kill met a job that was under way.'] : []),
    ],
  };
}
