import { decimalOf, rounded, scaled } from '@sitewright/domain/kernel/decimal';

/** '+4.5 %' and '−4.5 %'; nothing where there was nothing to compare with. */
export function changeText(percent: string | null): string {
  if (percent === null) return '';
  const text = percent.replace('-', '−');
  return `${/^(−|0\.0$)/.test(text) ? text : `+${text}`}%`;
}

/** By how many per cent something has changed; null where there was nothing before. */
export function percentOf(before: string, after: string): string | null {
  const [from, to] = [scaled(before, 12), scaled(after, 12)];
  return from > 0n ? decimalOf(rounded((to - from) * 1000n, from), 1) : null;
}
