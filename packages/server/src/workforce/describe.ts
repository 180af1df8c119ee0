import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { type Verdict, type VerdictWorker, verdictOf } from '@sitewright/domain/workforce/verdict';
import type { Worker, WorkerRecord } from '@sitewright/domain/workforce/worker';
import type { Tx } from '../platform/tenancy.ts';
import { loadWorkerFacts, type WorkerFacts } from './facts.ts';
import type { workers } from './table.ts';

export type WorkerRow = typeof workers.$inferSelect;

/** The day and, optionally, the contract for which a verdict is calculated. */
export type VerdictContext = { now: Date; projectId?: number | undefined };

const judged = (row: WorkerRow): VerdictWorker => ({
  ...row,
  cardCheckedOn: row.cscsValidatedAt && londonDay(row.cscsValidatedAt),
});

export const verdictFor = (
  row: WorkerRow,
  facts: WorkerFacts,
  { now, projectId }: VerdictContext,
): Verdict => verdictOf(judged(row), facts, londonDay(now), projectId);

const isCurrent =
  (today: string) =>
  ({ hasPassed, inductedOn, expiresOn }: WorkerFacts['inductions'][number]): boolean =>
    hasPassed && inductedOn <= today && (expiresOn === null || expiresOn >= today);

/** Workers as lists show them, each with a verdict. */
export async function describeWorkers(
  tx: Tx,
  rows: readonly WorkerRow[],
  occasion: VerdictContext,
): Promise<Worker[]> {
  const facts = await loadWorkerFacts(
    tx,
    rows.map(({ id }) => id),
  );
  const place = placeOf(occasion);
  return rows.map((row) => inList(row, found(facts.get(row.id)), place));
}

/** The day and the contract of the verdicts; the day in London is worked out once for all workers. */
const placeOf = ({ now, projectId }: VerdictContext) => ({ today: londonDay(now), projectId });

function inList(row: WorkerRow, facts: WorkerFacts, place: ReturnType<typeof placeOf>): Worker {
  const current = facts.inductions.filter(isCurrent(place.today));
  return {
    ...row,
    atWorkOnId: facts.atWorkOnId,
    inductedProjectIds: [...new Set(current.map(({ projectId }) => projectId))],
    hasPicture: row.profilePicture !== null,
    verdict: verdictOf(judged(row), facts, place.today, place.projectId),
  };
}

const lastInduction = ({ inductions }: WorkerFacts): string | null =>
  inductions
    .filter(({ hasPassed }) => hasPassed)
    .map(({ inductedOn }) => inductedOn)
    .sort()
    .at(-1) ?? null;

type Held = WorkerRecord['held'];

/** The full record of one worker, without the sealed fields. */
export async function describeRecord(
  tx: Tx,
  row: WorkerRow,
  held: Held,
  occasion: VerdictContext,
): Promise<WorkerRecord> {
  const facts = found((await loadWorkerFacts(tx, [row.id])).get(row.id));
  const summary = inList(row, facts, placeOf(occasion));
  return {
    ...row,
    ...summary,
    held,
    hasCardPhoto: row.cscsPhoto !== null,
    inductionCompleted: summary.inductedProjectIds.length > 0,
    inductionDate: lastInduction(facts),
    cscsValidatedAt: row.cscsValidatedAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
