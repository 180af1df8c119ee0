import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { type Verdict, type VerdictWorker, verdictOf } from '@sitewright/domain/workforce/verdict';
import type { Worker, WorkerRecord } from '@sitewright/domain/workforce/worker';
import type { Tx } from '../platform/tenancy.ts';
import { type KnownOf, knownOf } from './facts.ts';
import type { workers } from './table.ts';

export type Stored = typeof workers.$inferSelect;

/** For which day, and for which contract if they have one in mind. */
export type Asked = { now: Date; projectId?: number | undefined };

const judged = (row: Stored): VerdictWorker => ({
  ...row,
  cardCheckedOn: row.cscsValidatedAt && londonDay(row.cscsValidatedAt),
});

export const judge = (row: Stored, known: KnownOf, { now, projectId }: Asked): Verdict =>
  verdictOf(judged(row), known, londonDay(now), projectId);

const isCurrent =
  (today: string) =>
  ({ hasPassed, inductedOn, expiresOn }: KnownOf['inductions'][number]): boolean =>
    hasPassed && inductedOn <= today && (expiresOn === null || expiresOn >= today);

/** Workers as lists show them, each with a verdict. */
export async function describe(tx: Tx, rows: readonly Stored[], asked: Asked): Promise<Worker[]> {
  const known = await knownOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => inList(row, found(known.get(row.id)), asked));
}

function inList(row: Stored, known: KnownOf, asked: Asked): Worker {
  const current = known.inductions.filter(isCurrent(londonDay(asked.now)));
  return {
    ...row,
    atWorkOnId: known.atWorkOnId,
    inductedProjectIds: [...new Set(current.map(({ projectId }) => projectId))],
    hasPicture: row.profilePicture !== null,
    verdict: judge(row, known, asked),
  };
}

const lastInduction = ({ inductions }: KnownOf): string | null =>
  inductions
    .filter(({ hasPassed }) => hasPassed)
    .map(({ inductedOn }) => inductedOn)
    .sort()
    .at(-1) ?? null;

type Held = WorkerRecord['held'];

/** The whole of one of them, but for what is sealed. */
export async function describeWhole(
  tx: Tx,
  row: Stored,
  held: Held,
  asked: Asked,
): Promise<WorkerRecord> {
  const known = found((await knownOf(tx, [row.id])).get(row.id));
  const listed = inList(row, known, asked);
  return {
    ...row,
    ...listed,
    held,
    hasCardPhoto: row.cscsPhoto !== null,
    inductionCompleted: listed.inductedProjectIds.length > 0,
    inductionDate: lastInduction(known),
    cscsValidatedAt: row.cscsValidatedAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
