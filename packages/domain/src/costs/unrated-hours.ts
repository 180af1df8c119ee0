import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, IdInPath } from '../kernel/id.ts';
import { requiredLine } from '../kernel/text.ts';
import { tradeKey } from '../organizations/cost-settings.ts';

/** The owner of hours without a rate: a person, a crew without names, or a trade in the diary. */
const unratedKinds = ['worker', 'crew', 'trade'] as const;

/** Hours without a rate, and what gives them one. */
export const UnratedHours = z.object({
  kind: z.enum(unratedKinds),
  /** Of a person. */
  workerId: Id.nullable(),
  /** Of a crew that is a gang. */
  gangId: Id.nullable(),
  name: z.string(),
  hours: z.string(),
  /** In how many crew sessions and diary entries. */
  records: z.int(),
  /** The first day with such hours. */
  from: z.string(),
});

export const UnratedHoursQuery = z.object({ projectId: IdInPath.optional() });

export const RateOfHours = decimal('Hourly rate', { places: 2, least: '0.01', most: '200' });

const ratesFor = <Who extends z.ZodRawShape>(who: Who) =>
  z.object({
    rates: z
      .array(z.object({ ...who, hourlyRate: RateOfHours }))
      .min(1, 'Please enter at least one rate')
      .max(500, 'You can set up to 500 rates at a time'),
  });

/** Whether each of them is named once. */
const areDistinct =
  <Rated>(keyOf: (rated: Rated) => string | number) =>
  ({ rates }: { rates: readonly Rated[] }): boolean =>
    new Set(rates.map(keyOf)).size === rates.length;

const onlyOne = (who: string) => ({ path: ['rates'], message: `${who} can have only one rate` });

type RatedCrew = { gangId: number | null; name: string };

/** One rate for all hours of a person, a crew or a trade without one. */
export const RatesOfWorkers = ratesFor({ workerId: Id }).refine(
  areDistinct(({ workerId }: { workerId: number }) => workerId),
  onlyOne('A worker'),
);
export const RatesOfCrews = ratesFor({
  gangId: Id.nullable(),
  name: requiredLine('Crew', 100),
}).refine(
  areDistinct(({ gangId, name }: RatedCrew) => gangId ?? tradeKey(name)),
  onlyOne('A crew'),
);
export const RatesOfTrades = ratesFor({ name: requiredLine('Trade', 200) }).refine(
  areDistinct(({ name }: { name: string }) => tradeKey(name)),
  onlyOne('A trade'),
);

export type UnratedHours = z.infer<typeof UnratedHours>;
export type RatesOfWorkers = z.infer<typeof RatesOfWorkers>;
export type RatesOfCrews = z.infer<typeof RatesOfCrews>;
export type RatesOfTrades = z.infer<typeof RatesOfTrades>;
