import type { CostHead } from '../purchase-orders/order-status.ts';
import type { CostSource, Measure } from './cost-values.ts';

/** A line that a source should have in the cost book. */
export type CostLine = {
  projectId: number;
  measure: Measure;
  head: CostHead;
  /** The day that it belongs to. */
  day: string;
  /** Which part of its source it is. */
  part: string;
  /** The reason of standing time. */
  reason: string | null;
  words: string;
  /** The payee. */
  party: string | null;
  quantity: string | null;
  unit: string | null;
  /** Null if the price is unknown. */
  rate: string | null;
  amount: string;
};

/** The source of the line. */
export type SourceOf = { source: CostSource; sourceId: number };

/** The prefix of such a part. */
export const payPrefix = 'pay ';

/** A part that shows what one person earns. */
export const withPayPrefix = (part: string): string => payPrefix + part;

export const isPay = ({ part }: Pick<CostLine, 'part'>): boolean => part.startsWith(payPrefix);
