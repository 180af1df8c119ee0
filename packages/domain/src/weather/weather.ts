import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { CivilDate } from '../kernel/period.ts';

/** Plausible ranges; values outside are errors of the source. In the units of `units.ts`. */
export const plausibleRanges = {
  temperature: [-50, 60],
  feelsLike: [-80, 80],
  dewPoint: [-70, 60],
  humidity: [0, 100],
  windSpeed: [0, 100],
  windGust: [0, 100],
  pressure: [850, 1100],
  visibility: [0, 50],
  uvIndex: [0, 20],
  precipitation: [0, 1000],
} as const satisfies Record<string, readonly [least: number, most: number]>;

const figure = (name: keyof typeof plausibleRanges) => {
  const [least, most] = plausibleRanges[name];
  return z.number().min(least).max(most).nullable();
};

const Readings = z.object({
  temperature: figure('temperature'),
  condition: z.string().max(100).nullable(),
  humidity: figure('humidity'),
  windSpeed: figure('windSpeed'),
  windGust: figure('windGust'),
  windDirection: z.string().max(10).nullable(),
  pressure: figure('pressure'),
  visibility: figure('visibility'),
  uvIndex: figure('uvIndex'),
  precipitation: figure('precipitation'),
});

/** An hour on site, from `timestamp` on: rain and gusts are those of the sixty minutes that follow. */
export const WeatherHour = Readings.extend({
  timestamp: z.iso.datetime(),
  feelsLike: figure('feelsLike'),
  dewPoint: figure('dewPoint'),
});

/** The source and the time of a figure, because it may be used as evidence. */
const origin = {
  source: z.string(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  recordedAt: z.iso.datetime(),
};

/** One that begins after it was recorded is a forecast. */
export const WeatherSnapshot = WeatherHour.extend(origin);

/** A whole civil day. */
export const WeatherDay = Readings.extend({
  date: CivilDate,
  lowestTemperature: figure('temperature'),
  highestTemperature: figure('temperature'),
  snowLying: z.boolean().nullable(),
  description: z.string().nullable(),
});

export const WeatherRecord = WeatherDay.extend({
  id: Id,
  projectId: Id,
  isByHand: z.boolean(),
  ...origin,
});

/** Days that weather is kept of. */
export const WeatherDate = CivilDate.refine(
  (date) => date >= '2000-01-01' && date <= '2099-12-31',
  'Please enter a date in this century',
);

export type WeatherHour = z.infer<typeof WeatherHour>;
export type WeatherSnapshot = z.infer<typeof WeatherSnapshot>;
export type WeatherDay = z.infer<typeof WeatherDay>;
export type WeatherRecord = z.infer<typeof WeatherRecord>;
