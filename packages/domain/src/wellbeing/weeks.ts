import { daysAfter } from '../kernel/calendar.ts';
import { type Answers, type Question, questions } from './wellbeing-values.ts';

/** Fewer answers than this could identify a person. */
export const minAnswers = 5;

/** How often each answer was given. */
export type Counts = Record<Question, Record<string, number>>;

/** A week as it is kept: all that was answered, and as much of it as may be shown. */
export type CountedWeek = {
  answers: number;
  counts: Counts;
  shownAnswers: number;
  shownCounts: Counts;
};

const everyQuestion = <T>(make: (question: Question) => T) =>
  Object.fromEntries(questions.map((question) => [question, make(question)])) as Record<
    Question,
    T
  >;

export const emptyCounts: Counts = everyQuestion(() => ({}));

/** Monday of the week in which a day lies. */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Adds an answer; shown counts grow in steps of five, so that no single answer can be inferred. */
export function countAnswers(week: CountedWeek, sentAnswers: Answers): CountedWeek {
  const answers = week.answers + 1;
  const counts = addCounts(
    week.counts,
    everyQuestion((question) => ({ [sentAnswers[question]]: 1 })),
  );
  const isShown = answers - week.shownAnswers >= minAnswers;
  return isShown
    ? { answers, counts, shownAnswers: answers, shownCounts: counts }
    : { ...week, answers, counts };
}

export const addCounts = (one: Counts, other: Counts): Counts =>
  everyQuestion((question) => {
    const sums = { ...one[question] };
    for (const [value, times] of Object.entries(other[question] ?? {}))
      sums[value] = (sums[value] ?? 0) + times;
    return sums;
  });

type Averages = Record<Question, number>;

/** To one decimal; of the workload the share for whom it is OK, in per cent. */
export function averagesOf(counts: Counts): Averages {
  const { workload, ...means } = everyQuestion((question) => meanOf(counts[question]));
  const rounded = Object.entries(means).map(([name, mean]) => [name, Math.round(mean * 10) / 10]);
  return { ...Object.fromEntries(rounded), workload: Math.round(workload * 100) };
}

function meanOf(times: Record<string, number>): number {
  const counts = Object.entries(times);
  const sum = counts.reduce((total, [value, often]) => total + Number(value) * often, 0);
  return sum / counts.reduce((total, [, often]) => total + often, 0);
}

/** How the mood of the latest week differs from the four before it, which must be there. */
export function moodTrend(weeks: readonly { mood: number }[]): number | null {
  const [latest, ...before] = weeks.toReversed().map(({ mood }) => mood);
  const four = before.slice(0, 4);
  if (latest === undefined || four.length < 4) return null;
  const usual = four.reduce((sum, mood) => sum + mood, 0) / four.length;
  return Math.round((latest - usual) * 10) / 10;
}
