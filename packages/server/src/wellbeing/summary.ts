import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { countOverAverageLimit, fatigueByWeek } from '@sitewright/domain/wellbeing/hours';
import {
  addCounts,
  averagesOf,
  type Counts,
  minAnswers,
  mondayOf,
  moodTrend,
} from '@sitewright/domain/wellbeing/weeks';
import type { WellbeingSummary, WellbeingWeek } from '@sitewright/domain/wellbeing/wellbeing';
import { and, asc, eq, gte } from 'drizzle-orm';
import { userOrganizations } from '../organizations/table.ts';
import { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { shiftsOf } from './shifts.ts';
import { wellbeingWeeks as t } from './table.ts';

const weeksOfAnswers = 12;
const weeksOfFatigue = 6;

/** Mood and fatigue as counts, without names. */
export async function summarise(
  tx: Tx,
  projectId: number | undefined,
  now: Date,
): Promise<WellbeingSummary> {
  if (projectId !== undefined) await refuseIfNoContract(tx, projectId);
  const today = londonDay(now);
  const monday = mondayOf(today);
  const weeks = await shownWeeks(tx, projectId, daysAfter(monday, -7 * weeksOfAnswers));
  const shifts = await shiftsOf(tx, now);
  const recent = Array.from({ length: weeksOfFatigue }, (_, i) =>
    daysAfter(monday, 7 * (i + 1 - weeksOfFatigue)),
  );
  return {
    weeks,
    moodTrend: moodTrend(weeks),
    people: await peopleIn(tx),
    fatigue: fatigueByWeek(shifts, recent),
    overAverage: countOverAverageLimit(shifts, today),
  };
}

/**
 * The total over all contracts is the sum of what each shows: a difference would reveal single
 * answers.
 */
async function shownWeeks(
  tx: Tx,
  projectId: number | undefined,
  from: string,
): Promise<WellbeingWeek[]> {
  const isOfContract = projectId === undefined ? undefined : eq(t.projectId, projectId);
  const rows = await tx
    .select({ week: t.week, answers: t.shownAnswers, counts: t.shownCounts })
    .from(t)
    .where(and(gte(t.week, from), gte(t.shownAnswers, minAnswers), isOfContract))
    .orderBy(asc(t.week));
  const sums = new Map<string, { answers: number; counts: Counts }>();
  for (const { week, answers, counts } of rows as Shown[]) {
    const sum = sums.get(week);
    sums.set(week, {
      answers: answers + (sum?.answers ?? 0),
      counts: sum ? addCounts(sum.counts, counts) : counts,
    });
  }
  return [...sums].map(([week, { answers, counts }]) => ({
    week,
    answers,
    ...averagesOf(counts),
  }));
}

type Shown = { week: string; answers: number; counts: Counts };

async function peopleIn(tx: Tx): Promise<number> {
  const rows = await tx
    .select({ id: users.id })
    .from(userOrganizations)
    .innerJoin(users, eq(users.id, userOrganizations.userId))
    .where(and(eq(users.status, 'active'), eq(userOrganizations.isActive, true)));
  return rows.length;
}
