import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import type { CostReport } from '@sitewright/domain/costs/cost-report';

export const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** How many months back a report may begin. */
const most = 12;

/**
 * The months that may be opened next: after the latest that is there, begun, and not before the contract's start; the
 * latest first. Costs that are booked before the start go into this month.
 */
export function monthsToOpen(
  reports: readonly Pick<CostReport, 'month'>[],
  { startDate, actual }: Pick<ContractCosts, 'startDate' | 'actual'>,
  today: string,
) {
  const isEarly = startDate !== null && startDate > today && Number(actual) !== 0;
  const from = firstOf(isEarly ? today : (startDate ?? ''));
  const latest =
    reports
      .map(({ month }) => month)
      .toSorted()
      .at(-1) ?? '';
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: most }, (_, back) =>
    firstOf(new Date(Date.UTC(year, month - 1 - back, 1)).toISOString()),
  ).filter((candidate) => candidate > latest && candidate >= from);
}
