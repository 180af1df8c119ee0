import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { requiredLine } from '../kernel/text.ts';

const level = z
  .int('Levels must be whole percentages')
  .min(1, 'Levels must be at least 1%')
  .max(200, 'Levels must be at most 200%');

/** The same trade, however it is written. */
export const tradeKey = (trade: string): string => trade.trim().toLowerCase();

/** The hourly cost of a trade for people without a rate. */
const TradeRate = z.object({
  trade: requiredLine('Trade', 200),
  hourlyRate: decimal('Hourly rate', { places: 2, most: '200' }),
});

/** The company's cost settings; an overtime rule counts from tomorrow. */
export const mostTrades = 200;
export const tooManyTrades = `You can set the rates of up to ${mostTrades} trades`;

export const CostSettingsChanges = z
  .object({
    /** Paid hours of a day after which overtime begins; null is never. */
    overtimeAfter: decimal('Overtime after', { places: 2, most: '24' }).nullable(),
    overtimeFactor: decimal('Overtime factor', { places: 2, least: '1', most: '5' }),
    /** Per cent of a head's budget at which an alert is raised. */
    alertLevels: z
      .array(level)
      .min(1, 'Please enter at least one level')
      .max(5, 'You can set up to five levels'),
    /** The standard rates; those that are left out are removed. */
    tradeRates: z
      .array(TradeRate)
      .max(mostTrades, tooManyTrades)
      .refine(
        (rates) => new Set(rates.map(({ trade }) => tradeKey(trade))).size === rates.length,
        'A trade can have only one rate',
      ),
  })
  .partial();

/** The settings that have been made. */
export const StoredCostSettings = z
  .object({
    overtime: z.array(
      z.object({ from: z.string(), after: z.string().nullable(), factor: z.string() }),
    ),
    alertLevels: z.array(z.int()),
    /** Absent for users who may not see costs. */
    tradeRates: z.array(z.object({ trade: z.string(), hourlyRate: z.string() })),
  })
  .partial();

export type TradeRate = z.infer<typeof TradeRate>;
export type CostSettingsChanges = z.infer<typeof CostSettingsChanges>;
export type StoredCostSettings = z.infer<typeof StoredCostSettings>;
