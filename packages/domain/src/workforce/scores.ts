import { daysAfter } from '../kernel/calendar.ts';
import { isWorkingDay } from '../kernel/working-days.ts';
import type { Priority } from '../site-issues/issue-words.ts';
import type { Score, WorkerScores } from './on-site.ts';
import { type ScoreName, scoreNames } from './worker-words.ts';

/** Over how many days it is reckoned. */
export const reckonedDays = 90;

/** Whoever starts later is late. */
export const onTimeBy = '08:00';

/** What an issue takes off the hundred. */
const weights: Record<Priority, number> = { low: 2, medium: 5, high: 10, critical: 20 };

/** What happened in that time, as it was recorded. */
export type Worked = {
  /** The day and the time of each start, by the clock on site. */
  starts: readonly { day: string; time: string }[];
  hours: string;
  issues: readonly { about: 'quality' | 'safety'; priority: Priority }[];
};

export type Overrides = Partial<Record<ScoreName, { value: number; reason: string }>>;

type Figure = { reckoned: number | null; cases: number; formula: string };

/** The working days since they first came; of those before nobody knows, and today is not over yet. */
function plannedDays({ starts }: Worked, today: string): string[] {
  const [first = today] = starts.map(({ day }) => day).sort();
  const all = Array.from({ length: reckonedDays }, (_, i) => daysAfter(today, i - reckonedDays));
  return all.filter((day) => day >= first && isWorkingDay(day));
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * Math.min(part, whole)) / whole;

const firstStarts = ({ starts }: Worked): Map<string, string> =>
  new Map(
    starts.toSorted((a, b) => b.time.localeCompare(a.time)).map(({ day, time }) => [day, time]),
  );

function figures(worked: Worked, today: string): Record<ScoreName, Figure> {
  const first = firstStarts(worked);
  const onTime = [...first.values()].filter((time) => time <= onTimeBy).length;
  const planned = plannedDays(worked, today);
  const came = planned.filter((day) => first.has(day)).length;
  return {
    timekeeping: {
      reckoned: share(onTime, first.size),
      cases: first.size,
      formula: `100 × days begun by ${onTimeBy} ÷ days begun, in ${reckonedDays} days`,
    },
    attendance: {
      reckoned: share(came, planned.length),
      cases: planned.length,
      formula: `100 × days worked ÷ working days, in ${reckonedDays} days`,
    },
    quality: lessIssues(worked, 'quality'),
    safety: lessIssues(worked, 'safety'),
  };
}

function lessIssues({ issues }: Worked, about: 'quality' | 'safety'): Figure {
  const theirs = issues.filter((issue) => issue.about === about);
  const lost = theirs.reduce((sum, { priority }) => sum + weights[priority], 0);
  return {
    reckoned: Math.max(0, 100 - lost),
    cases: theirs.length,
    formula: `100 less 2, 5, 10 or 20 for each ${about} issue by its priority, in ${reckonedDays} days`,
  };
}

const inWords = (figure: number | null): string | null =>
  figure === null ? null : String(Math.round(figure * 10) / 10);

/** What the figures say of somebody, and what somebody said against them. */
export function scoresOf(
  id: number,
  worked: Worked,
  overrides: Overrides,
  today: string,
): WorkerScores {
  const reckoned = figures(worked, today);
  const scores = scoreNames.map((name): Score => {
    const figure = reckoned[name];
    const override = overrides[name];
    return {
      name,
      score: inWords(override?.value ?? figure.reckoned),
      reckoned: inWords(figure.reckoned),
      cases: figure.cases,
      formula: figure.formula,
      override: inWords(override?.value ?? null),
      reason: override?.reason ?? null,
    };
  });
  const first = firstStarts(worked);
  const planned = plannedDays(worked, today);
  return {
    id,
    scores,
    hoursWorked: worked.hours,
    lateDays: [...first.values()].filter((time) => time > onTimeBy).length,
    totalAbsences: planned.filter((day) => !first.has(day)).length,
  };
}
