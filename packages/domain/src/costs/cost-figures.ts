import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { storedStatuses } from '../projects/status.ts';
import { costHeads } from '../purchase-orders/order-status.ts';
import { costSources, forecastMethods, movementCauses } from './cost-values.ts';

/** Pounds, or a share; null without permission or if unknown. */
const pounds = z.string().nullable();
const share = z.string().nullable();

/** Budget, actual and forecast of one cost head or of all; net of VAT. */
const Sums = z.object({
  /** As first planned. */
  budget: pounds,
  /** Approved changes of it. */
  changes: pounds,
  revised: pounds,
  actual: pounds,
  /** All orders that were approved. */
  committed: pounds,
  /** The outstanding part of them. */
  open: pounds,
  toComplete: pounds,
  /** actual + open + toComplete */
  forecast: pounds,
  /** revised − forecast; negative is over. */
  variance: pounds,
  /** Actual in per cent of the revised budget, and the variance likewise. */
  spent: share,
  variancePercent: share,
});

export const HeadFigures = Sums.extend({
  head: z.enum(costHeads),
  method: z.enum(forecastMethods),
  /** As entered by hand; the forecast is higher if more is already spent or ordered. */
  finalCost: pounds,
  /** The reason for a final cost that was entered by hand. */
  note: z.string().nullable(),
  /** Which figure counts as the cost to complete, and why; null without permission. */
  why: z.string().nullable(),
});

/** The unallocated budget; the forecast assumes that what the heads leave of it is spent. */
const Unallocated = z.object({ budget: pounds, toComplete: pounds });

/** Standing time by reason, with its cost. */
export const StandingFigures = z.object({
  /** The reason of a pause, or `idle` for unused plant. */
  reason: z.string(),
  /** Hours of people; of plant, days. */
  hours: z.string(),
  days: z.string(),
  cost: pounds,
});

export const CostAlert = z.object({
  head: z.enum(costHeads),
  /** The level that it has reached, in per cent. */
  level: z.int(),
  message: z.string(),
});

export const healthStates = ['good', 'watch', 'over'] as const;

/** A contract in one line. */
export const ContractCosts = Sums.extend({
  projectId: Id,
  slug: z.string(),
  code: z.string().nullable(),
  name: z.string(),
  status: z.enum(storedStatuses),
  startDate: z.string().nullable(),
  finishDate: z.string().nullable(),
  /** With what approved changes add to it. */
  contractValue: pounds,
  margin: pounds,
  marginPercent: share,
  /** The latest reported progress. */
  percentComplete: share,
  earnedValue: pounds,
  cpi: share,
  spi: share,
  /** Actual cost of each head. */
  actualByHead: z.record(z.enum(costHeads), pounds),
  /** Paid hours of people, and those without a price. */
  hours: z.string(),
  hoursWithoutRate: z.string(),
  plantDays: z.string(),
  /** The forecast is over budget, or a cost head is close to its own; null without permission. */
  health: z.enum(healthStates).nullable(),
});

/** A contract with all figures of its page. */
export const CostAnalysis = ContractCosts.extend({
  /** The instant that all of it is true for. */
  asOf: z.iso.datetime(),
  heads: z.array(HeadFigures),
  unallocated: Unallocated,
  standing: z.array(StandingFigures),
  alerts: z.array(CostAlert),
  /** The date of the latest progress report. */
  progressOn: z.string().nullable(),
});

/** One week of the curves; the sums run from the beginning. */
export const CurvePoint = z.object({
  /** The Sunday that the week ends with. */
  day: z.string(),
  /** The week's own cost, and its paid hours. */
  byHead: z.record(z.enum(costHeads), pounds),
  hours: z.string(),
  /** Up to this week; null in the future. */
  actual: pounds,
  /** The revised budget as time goes; null without dates. */
  plan: pounds,
  /** From what is spent to the final forecast; null before this week. */
  forecast: pounds,
});

export const CostCurve = z.object({ points: z.array(CurvePoint) });

/** A cost, an order or a budget change behind a movement. */
export const MovementSource = z.object({
  source: z.enum(costSources).nullable(),
  sourceId: Id.nullable(),
  words: z.string(),
  party: z.string().nullable(),
  /** Its effect on actual and committed cost, or on the budget. */
  amount: pounds,
  /** The last of the days that it belongs to. */
  day: z.string().nullable(),
  /** It shows what one person earns. */
  isPay: z.boolean(),
});

/** By how much one cause moved the forecast of a cost head. */
export const CostMovement = z.object({
  cause: z.enum(movementCauses),
  /** Null for the unallocated budget. */
  head: z.enum(costHeads).nullable(),
  effect: pounds,
  sources: z.array(MovementSource),
  /** How many sources are not named. */
  otherSources: z.int(),
});

export const CostChanges = z.object({
  since: z.string(),
  forecastThen: pounds,
  forecastNow: pounds,
  /** All effects together: forecastNow − forecastThen. */
  effect: pounds,
  movements: z.array(CostMovement),
});

export type HeadFigures = z.infer<typeof HeadFigures>;
export type StandingFigures = z.infer<typeof StandingFigures>;
export type CostAlert = z.infer<typeof CostAlert>;
export type ContractCosts = z.infer<typeof ContractCosts>;
export type CostAnalysis = z.infer<typeof CostAnalysis>;
export type CurvePoint = z.infer<typeof CurvePoint>;
export type CostCurve = z.infer<typeof CostCurve>;
export type MovementSource = z.infer<typeof MovementSource>;
export type CostMovement = z.infer<typeof CostMovement>;
export type CostChanges = z.infer<typeof CostChanges>;
export type Health = (typeof healthStates)[number];
