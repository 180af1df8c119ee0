import type { CostHead } from '../purchase-orders/order-status.ts';
import type { CostSource, Measure } from './cost-values.ts';

/** What a source of cost should have in the book. */
export type CostLine = {
  projectId: number;
  measure: Measure;
  head: CostHead;
  /** The day that it belongs to. */
  day: string;
  /** Which part of its source it is. */
  part: string;
  /** Why somebody or something stood still. */
  reason: string | null;
  words: string;
  /** Who is paid. */
  party: string | null;
  quantity: string | null;
  unit: string | null;
  /** Null where nobody knows the price. */
  rate: string | null;
  amount: string;
};

/** Whose line it is. */
export type SourceOf = { source: CostSource; sourceId: number };

/** What the name of such a part begins with. */
export const payPart = 'pay ';

/** A part that tells what one person earns. */
export const asPay = (part: string): string => payPart + part;

export const isPay = ({ part }: Pick<CostLine, 'part'>): boolean => part.startsWith(payPart);
