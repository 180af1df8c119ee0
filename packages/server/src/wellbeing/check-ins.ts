import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { alreadyCheckedIn } from '@sitewright/domain/wellbeing/rules';
import {
  type CountedWeek,
  type Counts,
  countAnswers,
  emptyCounts,
  mondayOf,
} from '@sitewright/domain/wellbeing/weeks';
import type { CheckIn } from '@sitewright/domain/wellbeing/wellbeing';
import { and, eq, isNull } from 'drizzle-orm';
import { rateLimitCounters } from '../platform/global-tables.ts';
import { type Sealer, sealerOfOrganization } from '../platform/sealed-fields.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { wellbeingWeeks as t } from './table.ts';

/**
 * Once a week per user: the hash shows that a user has answered, and only to a query for that user.
 */
const visitOf = ({ organizationId, userId }: Actor, week: string, { keyedHash }: Secrets) =>
  `check-in:${keyedHash(`${organizationId} ${userId} ${week}`)}`;

export async function isCheckedIn(tx: Tx, actor: Actor, now: Date, secrets: Secrets) {
  const key = visitOf(actor, mondayOf(londonDay(now)), secrets);
  return (await tx.$count(rateLimitCounters, eq(rateLimitCounters.key, key))) > 0;
}

/** Adds the answers to the counts of the week; single answers are not stored. */
export async function checkIn(
  tx: Tx,
  { projectId, ...answers }: CheckIn,
  actor: Actor,
  now: Date,
  secrets: Secrets,
): Promise<void> {
  const week = mondayOf(londonDay(now));
  if (projectId !== null) await refuseIfNoContract(tx, projectId);
  await visitOnce(tx, visitOf(actor, week, secrets), startOfDay(daysAfter(week, 7)));
  const { id, ...stored } = await lockWeek(tx, projectId, week);
  const sealer = await sealerOfOrganization(tx, secrets);
  const place = { table: 'wellbeing_weeks', id, column: 'counts' };
  const counted = countAnswers(
    { ...stored, counts: unsealCounts(stored.counts, sealer, place) },
    answers,
  );
  const sealed = sealer.seal(JSON.stringify(counted.counts), place);
  await tx
    .update(t)
    .set({ ...counted, counts: { sealed } })
    .where(eq(t.id, id));
}

type StoredCounts = Counts | { sealed: string };

/**
 * Sealed, because the database shows which rows one transaction wrote: the first answer of a week
 * could be matched to the session used at that moment. A week without answers is plain.
 */
const unsealCounts = (
  stored: StoredCounts,
  sealer: Sealer,
  place: Parameters<Sealer['unseal']>[1],
): Counts =>
  'sealed' in stored ? JSON.parse(sealer.unseal(stored.sealed as string, place)) : stored;

async function visitOnce(tx: Tx, key: string, endsAt: Date): Promise<void> {
  const made = await tx
    .insert(rateLimitCounters)
    .values({ key, spent: 1, endsAt })
    .onConflictDoNothing()
    .returning({ key: rateLimitCounters.key });
  refuseIf(made.length === 0 ? alreadyCheckedIn : undefined);
}

/** Held until the commit: of two who answer at once, both are counted. */
async function lockWeek(tx: Tx, projectId: number | null, week: string) {
  const start = { counts: emptyCounts, shownCounts: emptyCounts };
  await tx
    .insert(t)
    .values({ projectId, week, ...start })
    .onConflictDoNothing();
  const isOfContract = projectId === null ? isNull(t.projectId) : eq(t.projectId, projectId);
  const [row] = await tx
    .select({
      id: t.id,
      answers: t.answers,
      counts: t.counts,
      shownAnswers: t.shownAnswers,
      shownCounts: t.shownCounts,
    })
    .from(t)
    .where(and(eq(t.week, week), isOfContract))
    .for('update');
  return found(row) as Omit<CountedWeek, 'counts'> & { id: number; counts: StoredCounts };
}
