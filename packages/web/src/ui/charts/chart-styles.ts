import { formatShortPounds } from '@sitewright/domain/kernel/pounds';

/** What every chart has in common. */
export const height = 220;

/** Of a contract's line where bars lie. */
export const lineHeight = 40;

export const tick = { fontSize: 12, fill: 'var(--text-2)' };

/** The lines behind the bars. */
export const grid = { vertical: false, stroke: 'var(--line-2)' };

export const xAxis = { tick, tickLine: false, stroke: 'var(--line)' };

export const yAxis = { tick, tickLine: false, axisLine: false };

export const label = { fontSize: 12, fill: 'var(--text)', fontWeight: 600 };

export const poundsTick = (value: number): string => formatShortPounds(value.toFixed(2));

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

export const monthTick = (at: number): string => month.format(new Date(at)).slice(0, 3);
