import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { hasCheckedIn } from '@sitewright/domain/wellbeing/rules';
import {
  type CountedWeek,
  countAnswers,
  mondayOf,
  nothingCounted,
} from '@sitewright/domain/wellbeing/weeks';
import type { CheckIn } from '@sitewright/domain/wellbeing/wellbeing';
import { and, eq, isNull } from 'drizzle-orm';
import { budgets } from '../platform/global-tables.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { expectContract } from './contract.ts';
import { wellbeingWeeks as t } from './table.ts';

/** Once a week each: the hash tells that somebody has been here, and only to whoever asks for them. */
const visitOf = ({ organizationId, userId }: Actor, week: string, { keyedHash }: Secrets) =>
  `check-in:${keyedHash(`${organizationId} ${userId} ${week}`)}`;

export async function isCheckedIn(tx: Tx, actor: Actor, now: Date, secrets: Secrets) {
  const key = visitOf(actor, mondayOf(londonDay(now)), secrets);
  return (await tx.$count(budgets, eq(budgets.key, key))) > 0;
}

/** Adds the answers to those of the week; they themselves are kept nowhere. */
export async function checkIn(
  tx: Tx,
  { projectId, ...answers }: CheckIn,
  actor: Actor,
  now: Date,
  secrets: Secrets,
): Promise<void> {
  const week = mondayOf(londonDay(now));
  if (projectId !== null) await expectContract(tx, projectId);
  await visitOnce(tx, visitOf(actor, week, secrets), startOfDay(daysAfter(week, 7)));
  const { id, ...counted } = await lockWeek(tx, projectId, week);
  await tx.update(t).set(countAnswers(counted, answers)).where(eq(t.id, id));
}

async function visitOnce(tx: Tx, key: string, endsAt: Date): Promise<void> {
  const made = await tx
    .insert(budgets)
    .values({ key, spent: 1, endsAt })
    .onConflictDoNothing()
    .returning({ key: budgets.key });
  refuseIf(made.length === 0 ? hasCheckedIn : undefined);
}

/** Held until the commit: of two who answer at once, both are counted. */
async function lockWeek(tx: Tx, projectId: number | null, week: string) {
  const start = { counts: nothingCounted, shownCounts: nothingCounted };
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
  return found(row) as CountedWeek & { id: number };
}
