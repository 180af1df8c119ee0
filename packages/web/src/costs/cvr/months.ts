import type { CostReport } from '@sitewright/domain/costs/cost-report';

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** How many months back a report may begin. */
const most = 12;

/** The months that may be opened next: after the latest that is there, begun, and not before the contract's start; the latest first. */
export function monthsToOpen(
  reports: readonly Pick<CostReport, 'month'>[],
  startDate: string | null,
  today: string,
) {
  const latest =
    reports
      .map(({ month }) => month)
      .toSorted()
      .at(-1) ?? '';
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: most }, (_, back) =>
    firstOf(new Date(Date.UTC(year, month - 1 - back, 1)).toISOString()),
  ).filter((candidate) => candidate > latest && candidate >= firstOf(startDate ?? ''));
}
