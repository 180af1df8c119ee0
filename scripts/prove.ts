import { buildQuietly } from './built-server.mjs';
import { brokenArchives } from './proofs/broken-archives.ts';
import { deathOfOneServer } from './proofs/death-of-one-server.ts';
import { hostileAsks } from './proofs/hostile-asks.ts';
import { killOfPostgres } from './proofs/kill-of-postgres.ts';
import { killOfServer } from './proofs/kill-of-server.ts';
import { longTests } from './proofs/long-tests.ts';
import { moveToPostgres } from './proofs/move-to-postgres.ts';
import { plantedMarkers } from './proofs/planted-markers.ts';
import { messageOf, type Outcome, type Proof } from './proofs/proof.ts';
import { tamperings } from './proofs/tamperings.ts';

/** What `npm run prove` shows, one after the other. */
const proofs: Proof[] = [
  killOfServer,
  deathOfOneServer,
  killOfPostgres,
  moveToPostgres,
  longTests,
  plantedMarkers,
  hostileAsks,
  tamperings,
  brokenArchives,
];

async function prove() {
  await buildQuietly();
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.abort(new Error('interrupted')));
  }
  const outcomes: Outcome[] = [];
  for (const proof of proofs) {
    process.stderr.write(`${proof.claim}…\n`);
    outcomes.push(await outcomeOf(proof, interrupted.signal));
  }
  process.stdout.write(`${tableOf(outcomes)}\n${JSON.stringify(outcomes, null, 2)}\n`);
  if (outcomes.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

async function outcomeOf({ claim, seconds, run }: Proof, interrupted: AbortSignal) {
  const start = performance.now();
  const signal = AbortSignal.any([interrupted, AbortSignal.timeout(seconds * 1000)]);
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

await prove();
