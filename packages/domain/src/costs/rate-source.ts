import { payPrefix, withPayPrefix } from './cost-line.ts';
import type { CostRow } from './cost-row.ts';

/** Where the rate of labour comes from, in the order in which the sources are asked. */
export const rateSourceLabels = {
  agreed: 'Agreed rate',
  worker: 'Worker rate',
  day: 'Day rate',
  register: 'Worker rate',
  trade: 'Trade rate',
  none: 'No rate',
} as const;

export type RateSource = keyof typeof rateSourceLabels;

/** 'pay work worker': what the hours are, and where their rate comes from unless it was agreed. */
export function labourPart(kind: string, source: RateSource, isPay: boolean): string {
  const part = source === 'agreed' || source === 'none' ? kind : `${kind} ${source}`;
  return isPay ? withPayPrefix(part) : part;
}

type RatedRow = Pick<CostRow, 'source' | 'part' | 'rate' | 'amount'>;

/** Where the rate of a row comes from; undefined if it is no labour, unpaid, or hidden and unknown. */
export function rateSourceOf({ source, part, rate, amount }: RatedRow): RateSource | undefined {
  if (source !== 'labour' && source !== 'entry') return undefined;
  const [kind, named] = part.replace(payPrefix, '').split(' ');
  if (kind === 'unpaid') return undefined;
  if (named !== undefined && named in rateSourceLabels) return named as RateSource;
  if (kind === 'days') return 'day';
  if (rate !== null) return 'agreed';
  return amount === null ? undefined : 'none';
}
