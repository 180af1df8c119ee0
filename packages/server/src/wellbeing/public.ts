import { londonDay } from '@sitewright/domain/kernel/calendar';
import { fatigueByWeek } from '@sitewright/domain/wellbeing/hours';
import { mondayOf } from '@sitewright/domain/wellbeing/weeks';
import type { Tx } from '../platform/tenancy.ts';
import { shiftsOf } from './shifts.ts';

/** Enough to know the rest before Monday, and a run of seven days. */
const lookBack = 14;

/** How often this week people worked too long or rested too little, without names. */
export async function countFatigue(tx: Tx, now: Date): Promise<number> {
  const shifts = await shiftsOf(tx, now, undefined, lookBack);
  return fatigueByWeek(shifts, [mondayOf(londonDay(now))]).reduce(
    (sum, { longShifts, shortRests, missedBreaks, longRuns }) =>
      sum + longShifts + shortRests + missedBreaks + longRuns,
    0,
  );
}
