import type { FootprintQuery } from '@sitewright/domain/carbon/footprint';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { formatDate } from '../ui/fields/parse-date.ts';

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The spans of time that have a name. */
export function namedRanges(today: string) {
  const thisMonth = firstOfMonth(today);
  const endOfLast = daysAfter(thisMonth, -1);
  return [
    { label: 'This month', from: thisMonth, to: today },
    { label: 'Last month', from: firstOfMonth(endOfLast), to: endOfLast },
    { label: 'This year', from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}

/** 'Contract to date', 'Last month', '01/09/2026 to 30/09/2026' */
export function rangeText({ from, to }: FootprintQuery, wholeRange: string, today: string): string {
  if (!from && !to) return wholeRange;
  const named = namedRanges(today).find((range) => range.from === from && range.to === to);
  if (named) return named.label;
  if (!from) return `Until ${formatDate(to ?? today)}`;
  return to ? `${formatDate(from)} to ${formatDate(to)}` : `Since ${formatDate(from)}`;
}
