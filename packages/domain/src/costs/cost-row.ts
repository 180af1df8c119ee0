import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { CivilDate } from '../kernel/period.ts';
import { line } from '../kernel/text.ts';
import { costHeads } from '../purchase-orders/order-status.ts';
import { costSources, measures } from './cost-values.ts';

/** One line of the cost book. Rate and amount are null without permission. */
export const CostRow = z.object({
  /** Null while it still runs: such a line is not in the book yet. */
  id: Id.nullable(),
  measure: z.enum(measures),
  head: z.enum(costHeads),
  day: z.string(),
  source: z.enum(costSources),
  sourceId: Id,
  part: z.string(),
  words: z.string(),
  party: z.string().nullable(),
  quantity: z.string().nullable(),
  unit: z.string().nullable(),
  /** Also null if the price is unknown. */
  rate: z.string().nullable(),
  amount: z.string().nullable(),
  reason: z.string().nullable(),
  postedAt: z.iso.datetime(),
});

const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values).optional();

/** Filters; all of them must match. */
export const CostRowFilter = z.object({
  measure: oneOf(measures),
  head: oneOf(costHeads),
  source: oneOf(costSources),
  /** The reason of a pause, `idle`, or `any` for all standing time. */
  reason: line('Reason', 30).optional(),
  /** Only lines without a price. */
  rate: z.literal('none').optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
});

export const CostRowQuery = PageQuery.extend(CostRowFilter.shape);

export type CostRow = z.infer<typeof CostRow>;
export type CostRowFilter = z.infer<typeof CostRowFilter>;
export type CostRowQuery = z.infer<typeof CostRowQuery>;
