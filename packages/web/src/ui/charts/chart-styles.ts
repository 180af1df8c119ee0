import { formatShortPounds } from '@sitewright/domain/kernel/pounds';

/** Where a chart has no height of its own. */
export const usualChartHeight = 220;

export const tickLook = 'fill-text-2 text-[12px] tabular-nums';

export const labelLook = 'fill-text text-[12px] font-semibold tabular-nums';

export const poundsTick = (value: number): string => formatShortPounds(value.toFixed(2));

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

export const monthTick = (at: number): string => month.format(new Date(at)).slice(0, 3);

/** 'Sep 2026', of a month or of a day in it. */
export const monthAndYear = (day: string): string =>
  `${monthTick(Date.parse(`${day.slice(0, 7)}-01`))} ${day.slice(0, 4)}`;
