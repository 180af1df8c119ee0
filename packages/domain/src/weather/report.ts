import * as z from 'zod';
import { CivilDate } from '../kernel/period.ts';
import { Limit, verdicts, WindLimit } from './limits.ts';
import { WeatherDate, WeatherRecord, WeatherSnapshot } from './weather.ts';

/** How many past days are filled in automatically. */
export const historyDays = 30;

/** Whether live weather is fetched: not if it is switched off, without a location, or after the end. */
export const Fetching = z.enum(['on', 'off', 'nowhere', 'over']);

export const MonthCount = z.object({
  month: z.string(),
  /** Of how many days the weather is known. */
  days: z.int(),
  /** In mm. */
  rainfall: z.number(),
  /** With more than 5 mm. */
  wetDays: z.int(),
  /** With a minimum below 0 °C. */
  frostDays: z.int(),
  /** With snow lying at 09:00 GMT. */
  snowDays: z.int(),
});

/** Whether an activity can go on at this hour; no verdict without a measurement. */
export const ActivityVerdict = Limit.extend({
  value: z.number().nullable(),
  verdict: z.enum(verdicts).nullable(),
});

export const WeatherQuery = z.object({ date: WeatherDate.optional() });

export const WeatherReport = z.object({
  date: CivilDate,
  now: WeatherSnapshot.nullable(),
  /** Of `date`, 23 to 25 of them. */
  hours: z.array(WeatherSnapshot),
  /** Of `date`. */
  record: WeatherRecord.nullable(),
  /** Of the last thirty days, newest first. */
  days: z.array(WeatherRecord),
  /** This month and the one before. */
  months: z.array(MonthCount),
  activities: z.array(ActivityVerdict),
  /** Of the method statements issued on this contract. */
  windLimits: z.array(WindLimit),
  fetching: Fetching,
  /** No data for more than an hour; the last known values are shown. */
  stale: z.boolean(),
  /** When data last arrived. */
  savedAt: z.iso.datetime().nullable(),
  source: z.string().nullable(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
});

export type Fetching = z.infer<typeof Fetching>;
export type MonthCount = z.infer<typeof MonthCount>;
export type ActivityVerdict = z.infer<typeof ActivityVerdict>;
export type WeatherReport = z.infer<typeof WeatherReport>;
