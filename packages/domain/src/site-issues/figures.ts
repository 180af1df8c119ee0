import { daysBetween, londonDay } from '../kernel/calendar.ts';
import { isOverdue, isSettled } from './rules.ts';
import type { SiteIssue } from './site-issue.ts';

type IssueFigures = {
  open: number;
  overdue: number;
  critical: number;
  /** From the report to the closing, over all that are closed; null before the first. */
  meanDaysToClose: number | null;
};

export function issueFigures(issues: readonly SiteIssue[], today: string): IssueFigures {
  const open = issues.filter((issue) => !isSettled(issue));
  return {
    open: open.length,
    overdue: open.filter((issue) => isOverdue(issue, today)).length,
    critical: open.filter(({ priority }) => priority === 'critical').length,
    meanDaysToClose: meanDaysToClose(issues),
  };
}

export function meanDaysToClose(issues: readonly SiteIssue[]): number | null {
  const days = issues.flatMap(({ status, date, closedAt }) =>
    status === 'closed' && closedAt ? [daysBetween(date, londonDay(new Date(closedAt)))] : [],
  );
  if (days.length === 0) return null;
  return Math.round((days.reduce((sum, age) => sum + age, 0) / days.length) * 10) / 10;
}

/** Days since it was reported, until it was settled; a void issue has no day of closing. */
export function ageOf(issue: SiteIssue, today: string): number {
  const settledAt = issue.closedAt ?? (isSettled(issue) ? issue.updatedAt : null);
  return daysBetween(issue.date, settledAt ? londonDay(new Date(settledAt)) : today);
}

const ages = [
  { label: 'Up to 7 days', most: 7 },
  { label: '8 to 14 days', most: 14 },
  { label: '15 to 30 days', most: 30 },
  { label: 'Over 30 days', most: Number.POSITIVE_INFINITY },
] as const;

/** How many of the unsettled are how old. */
export function ageing(issues: readonly SiteIssue[], today: string) {
  const old = issues.filter((issue) => !isSettled(issue)).map((issue) => ageOf(issue, today));
  return ages.map(({ label, most }, i) => {
    const above = ages[i - 1]?.most ?? Number.NEGATIVE_INFINITY;
    return { label, count: old.filter((days) => days > above && days <= most).length };
  });
}
