import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { type Verdict, type VerdictWorker, verdictOf } from '@sitewright/domain/workforce/verdict';
import type { Worker, WorkerRecord } from '@sitewright/domain/workforce/worker';
import type { Tx } from '../platform/tenancy.ts';
import { factsOf, type WorkerFacts } from './facts.ts';
import type { workers } from './table.ts';

export type Stored = typeof workers.$inferSelect;

/** The day and, optionally, the contract for which a verdict is calculated. */
export type Occasion = { now: Date; projectId?: number | undefined };

const judged = (row: Stored): VerdictWorker => ({
  ...row,
  cardCheckedOn: row.cscsValidatedAt && londonDay(row.cscsValidatedAt),
});

export const judge = (row: Stored, facts: WorkerFacts, { now, projectId }: Occasion): Verdict =>
  verdictOf(judged(row), facts, londonDay(now), projectId);

const isCurrent =
  (today: string) =>
  ({ hasPassed, inductedOn, expiresOn }: WorkerFacts['inductions'][number]): boolean =>
    hasPassed && inductedOn <= today && (expiresOn === null || expiresOn >= today);

/** Workers as lists show them, each with a verdict. */
export async function describe(
  tx: Tx,
  rows: readonly Stored[],
  occasion: Occasion,
): Promise<Worker[]> {
  const facts = await factsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => inList(row, found(facts.get(row.id)), occasion));
}

function inList(row: Stored, facts: WorkerFacts, occasion: Occasion): Worker {
  const current = facts.inductions.filter(isCurrent(londonDay(occasion.now)));
  return {
    ...row,
    atWorkOnId: facts.atWorkOnId,
    inductedProjectIds: [...new Set(current.map(({ projectId }) => projectId))],
    hasPicture: row.profilePicture !== null,
    verdict: judge(row, facts, occasion),
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
  row: Stored,
  held: Held,
  occasion: Occasion,
): Promise<WorkerRecord> {
  const facts = found((await factsOf(tx, [row.id])).get(row.id));
  const summary = inList(row, facts, occasion);
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
