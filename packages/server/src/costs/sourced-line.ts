import type { CostLine, SourceOf } from '@sitewright/domain/costs/cost-line';
import type { CostSource } from '@sitewright/domain/costs/cost-values';

/** A cost line with its source. */
export type SourcedLine = CostLine & SourceOf;

export type WithId<T> = T & { id: number };

export const withSource =
  (source: CostSource, sourceId: number) =>
  (line: CostLine): SourcedLine => ({ ...line, source, sourceId });

/** SQL: the London day of an instant. */
export const londonDaySql = (instant: string): string =>
  `(${instant} at time zone 'Europe/London')::date`;
