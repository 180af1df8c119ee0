import { expect, it } from 'vitest';
import {
  addCounts,
  averagesOf,
  type CountedWeek,
  countAnswers,
  emptyCounts,
  mondayOf,
  moodTrend,
} from './weeks.ts';

const empty: CountedWeek = {
  answers: 0,
  counts: emptyCounts,
  shownAnswers: 0,
  shownCounts: emptyCounts,
};

const answered = (...moods: number[]): CountedWeek =>
  moods.reduce(
    (week, mood) => countAnswers(week, { mood, energy: 3, stress: 2, sleep: 7, workload: 1 }),
    empty,
  );

it('shows nothing of four answers', () => {
  expect(answered(1, 2, 3, 4)).toMatchObject({ answers: 4, shownAnswers: 0 });
  expect(answered(1, 2, 3, 4).shownCounts).toEqual(emptyCounts);
});

it('shows an average of five', () => {
  const { shownAnswers, shownCounts } = answered(1, 2, 3, 4, 4);
  expect(shownAnswers).toBe(5);
  expect(averagesOf(shownCounts)).toEqual({
    mood: 2.8,
    energy: 3,
    stress: 2,
    sleep: 7,
    workload: 100,
  });
});

it('does not show the sixth to the ninth answer', () => {
  const five = answered(3, 3, 3, 3, 3);
  for (const more of [[1], [1, 1], [1, 1, 1], [1, 1, 1, 1]])
    expect(answered(3, 3, 3, 3, 3, ...more).shownCounts).toEqual(five.shownCounts);
  expect(answered(3, 3, 3, 3, 3, 1, 1, 1, 1, 1).shownAnswers).toBe(10);
});

it('adds up contracts without changing either', () => {
  const one = answered(1, 1, 1, 1, 1).shownCounts;
  const other = answered(5, 5, 5, 5, 1).shownCounts;
  expect(addCounts(one, other).mood).toEqual({ 1: 6, 5: 4 });
  expect(one.mood).toEqual({ 1: 5 });
});

it.each([
  ['2026-11-09', '2026-11-09'],
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
])('finds the Monday of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('compares the latest week with the four before it, if they exist', () => {
  const weeks = (...moods: number[]) => moods.map((mood) => ({ mood }));
  expect(moodTrend(weeks(3, 3, 3, 3, 3.5))).toBe(0.5);
  expect(moodTrend(weeks(1, 4, 4, 4, 4, 3))).toBe(-1);
  expect(moodTrend(weeks(3, 3, 3, 3))).toBeNull();
});
