import { describe, expect, it } from 'vitest';
import { overallOf, type RecordedWork, scoresOf } from './scores.ts';

const today = '2026-11-15';
const worked: RecordedWork = { starts: [], hours: '0.0', issues: [] };
const score = (over: Partial<RecordedWork>, name: string) =>
  scoresOf(1, { ...worked, ...over }, {}, today).scores.find((one) => one.name === name);

describe('the scores of a worker', () => {
  const starts = [
    { day: '2026-11-09', time: '07:30' },
    { day: '2026-11-10', time: '08:00' },
    { day: '2026-11-11', time: '08:01' },
    { day: '2026-11-11', time: '13:00' },
  ];

  it('count the first start of each day as in time or late', () => {
    expect(score({ starts }, 'timekeeping')).toMatchObject({ score: '66.7', cases: 3 });
    expect(scoresOf(1, { ...worked, starts }, {}, today).lateDays).toBe(1);
  });

  it('count the working days since they first came, up to yesterday', () => {
    expect(score({ starts }, 'attendance')).toMatchObject({ score: '60', cases: 5 });
    expect(scoresOf(1, { ...worked, starts }, {}, today).totalAbsences).toBe(2);
  });

  it('are empty for a worker who has not been on site', () => {
    expect(score({}, 'timekeeping')).toMatchObject({ score: null, cases: 0 });
    expect(score({}, 'attendance')).toMatchObject({ score: null, cases: 0 });
  });

  it('deduct points for issues by priority, each in its own score, and never below zero', () => {
    const issues = [
      { about: 'safety', priority: 'critical' },
      { about: 'safety', priority: 'low' },
      { about: 'quality', priority: 'medium' },
    ] as const;
    expect(score({ issues }, 'safety')).toMatchObject({ score: '78', cases: 2 });
    expect(score({ issues }, 'quality')).toMatchObject({ score: '95', cases: 1 });
    const many = Array(9).fill(issues[0]);
    expect(score({ issues: many }, 'safety')?.score).toBe('0');
  });

  it('can be overridden, and still show the calculated value', () => {
    const overrides = { safety: { value: 80.5, reason: 'Stopped the lift in time' } };
    const safety = scoresOf(1, worked, overrides, today).scores.at(-1);
    expect(safety).toMatchObject({
      score: '80.5',
      calculated: '100',
      reason: 'Stopped the lift in time',
    });
  });

  it('come to one figure for a list: the mean of those that there are', () => {
    const counts = { begun: 3, onTime: 2, came: 3, planned: 5, issues: [] };
    expect(overallOf(counts, {})).toBe('81.7');
    expect(overallOf(counts, { safety: { value: 20, reason: 'Bypassed the guard' } })).toBe('61.7');
    expect(overallOf({ ...counts, begun: 1, onTime: 1, planned: 0, came: 0 }, {})).toBe('100');
    const never = { begun: 0, onTime: 0, came: 0, planned: 0, issues: [] };
    expect(overallOf(never, {})).toBeNull();
  });
});
