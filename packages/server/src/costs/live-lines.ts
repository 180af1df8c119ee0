import { finishedPart, linesOfSession } from '@sitewright/domain/costs/lines-of-session';
import { postingsFor } from '@sitewright/domain/costs/postings';
import type { CostSettings } from '@sitewright/domain/costs/settings';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { hiresAtWork, linesOfHires, listCostedHires } from './hires.ts';
import { listOpenSessions } from './sessions.ts';
import { type SourcedLine, withSource } from './sourced-line.ts';

/** Who reads the costs, and when; the secrets unseal the pay rates that they are made of. */
export type CostReader = { actor: Actor; now: Date; secrets: Secrets };

/** Costs that are running and not in the ledger yet: crews at work, and plant paid by the hour. */
export async function liveLines(
  tx: Tx,
  projectId: number | undefined,
  settings: CostSettings,
  { now, secrets }: Pick<CostReader, 'now' | 'secrets'>,
): Promise<SourcedLine[]> {
  const at = now.toISOString();
  const sessions = await listOpenSessions(tx, projectId, secrets);
  const ofCrews = sessions.flatMap((session) =>
    postingsFor(
      linesOfSession(session, settings, at),
      linesOfSession(finishedPart(session), settings, at),
    ).map(withSource('labour', session.id)),
  );
  return [...ofCrews, ...(await linesOfMachines(tx, projectId, now))];
}

async function linesOfMachines(
  tx: Tx,
  projectId: number | undefined,
  now: Date,
): Promise<SourcedLine[]> {
  const ids = await hiresAtWork(tx, projectId);
  if (ids.length === 0) return [];
  const running = await listCostedHires(tx, ids, { now, isRunning: true });
  const over = linesOfHires(await listCostedHires(tx, ids, { now, isRunning: false }), now);
  return running.flatMap((hire) =>
    postingsFor(
      linesOfHires([hire], now),
      over.filter(({ sourceId }) => sourceId === hire.id),
    ).map(withSource('plant', hire.id)),
  );
}
