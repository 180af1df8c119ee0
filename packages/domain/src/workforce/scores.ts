import { daysAfter } from '../kernel/calendar.ts';
import { isWorkingDay } from '../kernel/working-days.ts';
import type { Priority } from '../site-issues/issue-values.ts';
import type { Score, WorkerScores } from './on-site.ts';
import { type ScoreName, scoreNames } from './worker-values.ts';

/** The number of days that the scores cover. */
export const scorePeriodDays = 90;

/** A later start counts as late. */
export const onTimeBy = '08:00';

/** Points deducted per issue. */
const weights: Record<Priority, number> = { low: 2, medium: 5, high: 10, critical: 20 };

/** Recorded events in that time. */
export type RecordedWork = {
  /** The day and the time of each start, by the clock on site. */
  starts: readonly { day: string; time: string }[];
  hours: string;
  issues: readonly { about: 'quality' | 'safety'; priority: Priority }[];
};

export type Overrides = Partial<Record<ScoreName, { value: number; reason: string }>>;

/** The inputs of the formulas: days, and issues. */
export type Counts = {
  begun: number;
  onTime: number;
  came: number;
  planned: number;
  issues: RecordedWork['issues'];
};

type Figure = { calculated: number | null; cases: number; formula: string };

/** The working days before today, which is not over yet. */
export const workingDaysBefore = (today: string): string[] =>
  Array.from({ length: scorePeriodDays }, (_, i) => daysAfter(today, i - scorePeriodDays)).filter(
    isWorkingDay,
  );

/** Working days since their first day on site. */
function plannedDays({ starts }: RecordedWork, today: string): string[] {
  const [first = today] = starts.map(({ day }) => day).sort();
  return workingDaysBefore(today).filter((day) => day >= first);
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * Math.min(part, whole)) / whole;

const firstStarts = ({ starts }: RecordedWork): Map<string, string> =>
  new Map(
    starts.toSorted((a, b) => b.time.localeCompare(a.time)).map(({ day, time }) => [day, time]),
  );

function countsOf(worked: RecordedWork, today: string): Counts {
  const first = firstStarts(worked);
  const planned = plannedDays(worked, today);
  return {
    begun: first.size,
    onTime: [...first.values()].filter((time) => time <= onTimeBy).length,
    came: planned.filter((day) => first.has(day)).length,
    planned: planned.length,
    issues: worked.issues,
  };
}

const figures = (counts: Counts): Record<ScoreName, Figure> => ({
  timekeeping: {
    calculated: share(counts.onTime, counts.begun),
    cases: counts.begun,
    formula: `100 × days started by ${onTimeBy} ÷ days started, over ${scorePeriodDays} days`,
  },
  attendance: {
    calculated: share(counts.came, counts.planned),
    cases: counts.planned,
    formula: `100 × days worked ÷ working days, over ${scorePeriodDays} days`,
  },
  quality: lessIssues(counts, 'quality'),
  safety: lessIssues(counts, 'safety'),
});

function lessIssues({ issues }: Counts, about: 'quality' | 'safety'): Figure {
  const theirs = issues.filter((issue) => issue.about === about);
  const lost = theirs.reduce((sum, { priority }) => sum + weights[priority], 0);
  return {
    calculated: Math.max(0, 100 - lost),
    cases: theirs.length,
    formula: `100 less 2, 5, 10 or 20 for each ${about} issue, by priority, over ${scorePeriodDays} days`,
  };
}

const formatScore = (figure: number | null): string | null =>
  figure === null ? null : String(Math.round(figure * 10) / 10);

/** The scores of a worker, with their overrides. */
export function scoresOf(
  id: number,
  worked: RecordedWork,
  overrides: Overrides,
  today: string,
): WorkerScores {
  const calculated = figures(countsOf(worked, today));
  const scores = scoreNames.map((name): Score => {
    const figure = calculated[name];
    const override = overrides[name];
    return {
      name,
      score: formatScore(override?.value ?? figure.calculated),
      calculated: formatScore(figure.calculated),
      cases: figure.cases,
      formula: figure.formula,
      override: formatScore(override?.value ?? null),
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

/** The overall score for a list: the mean of the available scores. */
export function overallOf(counts: Counts, overrides: Overrides): string | null {
  const byName = figures(counts);
  const effective = scoreNames.map((name) => overrides[name]?.value ?? byName[name].calculated);
  const present = effective.filter((value) => value !== null);
  if (counts.begun === 0 && Object.keys(overrides).length === 0) return null;
  return formatScore(present.reduce((sum, value) => sum + value, 0) / present.length);
}
