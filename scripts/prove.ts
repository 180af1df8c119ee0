import { setMaxListeners } from 'node:events';
import { argv } from 'node:process';
import { buildQuietly } from './built-server.mjs';
import { command, Stop } from './command-line.mjs';
import { brokenArchives } from './proofs/broken-archives.ts';
import { costHistories } from './proofs/cost-histories.ts';
import { deathOfOneServer } from './proofs/death-of-one-server.ts';
import { failover } from './proofs/failover.ts';
import { furtherJourneys } from './proofs/further-journeys.ts';
import { hostileLoad } from './proofs/hostile-load.ts';
import { hostileRequests } from './proofs/hostile-requests.ts';
import { killOfPostgres } from './proofs/kill-of-postgres.ts';
import { killOfServer } from './proofs/kill-of-server.ts';
import { longTests } from './proofs/long-tests.ts';
import { moveToPostgres } from './proofs/move-to-postgres.ts';
import { outages } from './proofs/outages.ts';
import { outboxHistories } from './proofs/outbox-histories.ts';
import { plantedMarkers } from './proofs/planted-markers.ts';
import { messageOf, type Outcome, type Proof } from './proofs/proof.ts';
import { tamperings } from './proofs/tamperings.ts';
import { threeHundredUsers } from './proofs/three-hundred-users.ts';
import { twentyKills } from './proofs/twenty-kills.ts';

/** The proofs of `npm run prove`, in their order. */
const proofs: Proof[] = [
  killOfServer,
  deathOfOneServer,
  killOfPostgres,
  moveToPostgres,
  longTests,
  costHistories,
  furtherJourneys,
  outages,
  outboxHistories,
  plantedMarkers,
  hostileRequests,
  tamperings,
  brokenArchives,
  hostileLoad,
  failover,
  twentyKills,
  threeHundredUsers,
];

/** The named proofs, or all. */
function chosen(names: string[]): Proof[] {
  const unknown = names.filter((name) => !proofs.some((proof) => proof.name === name));
  if (unknown.length > 0) {
    const known = proofs.map(({ name }) => name).join(', ');
    throw new Stop(`There is no proof named ${unknown.join(' or ')}. There are: ${known}.`, 1);
  }
  return names.length === 0 ? proofs : proofs.filter(({ name }) => names.includes(name));
}

async function prove() {
  const selected = chosen(argv.slice(2));
  await buildQuietly();
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.abort(new Error('interrupted')));
  }
  const outcomes: Outcome[] = [];
  for (const proof of selected) {
    process.stderr.write(`${proof.claim}…\n`);
    outcomes.push(await outcomeOf(proof, interrupted.signal));
  }
  process.stdout.write(`${tableOf(outcomes)}\n${JSON.stringify(outcomes, null, 2)}\n`);
  if (outcomes.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

async function outcomeOf({ claim, seconds, run }: Proof, interrupted: AbortSignal) {
  const start = performance.now();
  const signal = AbortSignal.any([interrupted, AbortSignal.timeout(seconds * 1000)]);
  setMaxListeners(0, signal); // hundreds of users wait for it
  const shown = await run(signal).catch((error: unknown) => ({
    figures: {},
    failures: [messageOf(error)],
  }));
  return { claim, ...shown, seconds: Math.round((performance.now() - start) / 1000) };
}

function tableOf(outcomes: Outcome[]): string {
  const rows = outcomes.flatMap(({ claim, figures, failures, seconds }) => [
    [failures.length === 0 ? 'shown' : 'FAILED', `${claim} (${seconds} s)`],
    ...Object.entries(figures).map(([name, value]) => ['', `  ${name}: ${value}`]),
    ...failures.map((failure) => ['', `  ! ${failure}`]),
  ]);
  return rows.map(([verdict = '', text]) => `${verdict.padEnd(8)}${text}`).join('\n');
}

await command(prove);
