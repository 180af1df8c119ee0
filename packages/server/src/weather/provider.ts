import { conditionOf } from '@sitewright/domain/weather/conditions';
import type { MeasuredHour } from '@sitewright/domain/weather/rules';
import { compassOf, toTenth } from '@sitewright/domain/weather/units';
import { plausibleRanges, WeatherHour } from '@sitewright/domain/weather/weather';
import * as z from 'zod';
import type { Config } from '../platform/config.ts';
import { circuitBreaker } from './breaker.ts';
import { fetchJson } from './fetch-json.ts';

export type Coordinates = { latitude: string; longitude: string };

/** The received data, and its point on the provider's grid. */
export type Forecast = Coordinates & { source: string; hours: MeasuredHour[] };

/**
 * Returns the weather of so many past days and of two to come; undefined when it is unavailable.
 */
export type Provider = (
  place: Coordinates,
  pastDays: number,
  now: Date,
) => Promise<Forecast | undefined>;

type Settings = Pick<Config, 'WEATHER_URL'> & Partial<Pick<Config, 'WEATHER_KEY'>>;

const providers = new Map<string, Provider>();

/** One for all callers in this process, so that they share its pause after a failure. */
export function providerOf(settings: Settings): Provider {
  const name = JSON.stringify([settings.WEATHER_URL, settings.WEATHER_KEY]);
  const provider = providers.get(name) ?? makeProvider(settings);
  providers.set(name, provider);
  return provider;
}

/** A server with the protocol of Open-Meteo: theirs or one's own. */
export function makeProvider({ WEATHER_URL, WEATHER_KEY }: Settings): Provider {
  const guard = circuitBreaker();
  const { hostname } = new URL(WEATHER_URL);
  const source = hostname.endsWith('open-meteo.com') ? 'Open-Meteo' : hostname;
  return (place, pastDays, now) =>
    guard(now, async () => {
      const url = new URL(WEATHER_URL);
      for (const [name, value] of Object.entries(queryFor(place, pastDays)))
        url.searchParams.set(name, value);
      if (WEATHER_KEY) url.searchParams.set('apikey', WEATHER_KEY);
      const { latitude, longitude, hourly } = Answer.parse(await fetchJson(url));
      return {
        source,
        latitude: latitude.toFixed(5),
        longitude: longitude.toFixed(5),
        hours: hoursOf(hourly),
      };
    });
}

/** Our words and theirs. */
const variables = {
  temperature: 'temperature_2m',
  feelsLike: 'apparent_temperature',
  dewPoint: 'dew_point_2m',
  humidity: 'relative_humidity_2m',
  code: 'weather_code',
  windSpeed: 'wind_speed_10m',
  windGust: 'wind_gusts_10m',
  windDirection: 'wind_direction_10m',
  pressure: 'pressure_msl',
  visibility: 'visibility',
  uvIndex: 'uv_index',
  precipitation: 'precipitation',
  snowDepth: 'snow_depth',
} as const;

type Variable = (typeof variables)[keyof typeof variables];

const queryFor = ({ latitude, longitude }: Coordinates, pastDays: number) => ({
  latitude,
  longitude,
  hourly: Object.values(variables).join(),
  // In summer a day on site begins an hour before theirs does.
  past_days: String(pastDays + 1),
  forecast_days: '3',
  wind_speed_unit: 'ms',
  // Instants, and days that we cut ourselves: theirs know nothing of the 23 and 25 hours.
  timeformat: 'unixtime',
  timezone: 'GMT',
});

const hour = 3600;
const Times = z
  .array(z.int().positive().max(4_102_444_800).multipleOf(hour))
  .max(2000)
  .refine((times) => times.every((time, i) => i === 0 || time > Number(times[i - 1])));
const columns = Object.fromEntries(
  Object.values(variables).map((name) => [name, z.array(z.number().nullable())]),
) as Record<Variable, z.ZodArray<z.ZodNullable<z.ZodNumber>>>;
const Hourly = z
  .object({ time: Times, ...columns })
  .refine(({ time, ...rest }) => Object.values(rest).every(({ length }) => length === time.length));
const Answer = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  hourly: Hourly,
});

/** One figure out of range, and nothing of the answer is believed. */
const hoursOf = (hourly: z.infer<typeof Hourly>): MeasuredHour[] =>
  hourly.time.map((time, i) => {
    const at = (name: keyof typeof variables, index = i) => hourly[variables[name]][index] ?? null;
    const visibility = inTenths(at('visibility'), 1000);
    return {
      ...WeatherHour.parse({
        timestamp: new Date(time * 1000).toISOString(),
        temperature: inTenths(at('temperature')),
        feelsLike: inTenths(at('feelsLike')),
        dewPoint: inTenths(at('dewPoint')),
        condition: conditionOf(at('code') ?? -1) ?? null,
        humidity: at('humidity'),
        windSpeed: inTenths(at('windSpeed')),
        windDirection: inPoints(at('windDirection')),
        pressure: inTenths(at('pressure')),
        // On a very clear day one sees further than we count.
        visibility: visibility && Math.min(visibility, plausibleRanges.visibility[1]),
        uvIndex: inTenths(at('uvIndex')),
        // Theirs are of the hour that ends then, ours of the one that begins.
        windGust: inTenths(at('windGust', i + 1)),
        precipitation: inTenths(at('precipitation', i + 1)),
      }),
      snowDepth: at('snowDepth'),
    };
  });

const inTenths = (figure: number | null, divisor = 1) =>
  figure === null ? null : toTenth(figure / divisor);

const inPoints = (degrees: number | null) =>
  degrees === null ? null : compassOf(z.number().min(0).max(360).parse(degrees));
