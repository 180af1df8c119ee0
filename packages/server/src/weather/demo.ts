import { londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { type MeasuredHour, summariseDay } from '@sitewright/domain/weather/rules';
import { hourOnSite } from '@sitewright/domain/weather/site-day';
import { fromMph, toTenth } from '@sitewright/domain/weather/units';
import type { WeatherDay } from '@sitewright/domain/weather/weather';
import { inArray } from 'drizzle-orm';
import { type Demo, type DemoPart, demoGusts, seededRandom } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { saveDays, saveHours } from './store.ts';

const daysPast = 60;

/** How warm a month is in the north of England, from January on. */
const warmth = [4, 5, 6, 9, 12, 15, 17, 16, 14, 10, 7, 5];
const warmthOf = (date: string): number => warmth[Number(date.slice(5, 7)) - 1] ?? 8;
const fair = ['Clear', 'Mainly clear', 'Partly cloudy', 'Overcast'];
const winds = ['SW', 'SW', 'W', 'WSW', 'NW', 'S', 'SE', 'NE'];

/** Of the last sixty days a record each, and today a wet and windy one, hour by hour. */
export const demoWeather: DemoPart = {
  what: 'weather',
  make: async ({ tx, now, dayFromNow }) => {
    const chance = seededRandom(60);
    const sites = await tx
      .select({ id: projects.id, latitude: projects.latitude, longitude: projects.longitude })
      .from(projects)
      .where(inArray(projects.status, ['active', 'on-hold']))
      .orderBy(projects.id);
    const hours = wetHours(dayFromNow(0), demoGusts(now));
    const until = hours.filter(({ timestamp }) => timestamp <= now.toISOString());
    for (const { id, latitude, longitude } of sites) {
      const origin = { source: 'Sample data', latitude, longitude, recordedAt: now };
      const past = Array.from({ length: daysPast }, (_, i) => someDay(dayFromNow(-1 - i), chance));
      await saveHours(tx, id, { ...origin, hours });
      await saveDays(tx, id, { ...origin, days: [summariseDay(dayFromNow(0), until), ...past] });
    }
  },
};

const oneOf = <T>(choices: readonly T[], chance: Demo['chance']): T | null =>
  choices[Math.floor(chance() * choices.length)] ?? null;

function someDay(date: string, chance: Demo['chance']): WeatherDay {
  const about = (figure: number, spread: number) => toTenth(figure + (chance() - 0.5) * spread);
  const temperature = about(warmthOf(date), 7);
  const lowestTemperature = toTenth(temperature - 2 - chance() * 4);
  const precipitation = chance() < 0.55 ? toTenth(14 * chance() ** 2) : 0;
  const windSpeed = fromMph(5 + Math.round(chance() * 16));
  return {
    date,
    temperature,
    lowestTemperature,
    highestTemperature: toTenth(temperature + 1.5 + chance() * 2),
    condition: precipitation > 0 ? rainInWords(precipitation) : oneOf(fair, chance),
    humidity: Math.round(about(precipitation > 0 ? 88 : 72, 16)),
    windSpeed,
    windGust: toTenth(windSpeed * (1.5 + chance() * 0.7)),
    windDirection: oneOf(winds, chance),
    pressure: about(1010, 40),
    visibility: about(precipitation > 0 ? 8 : 22, 6),
    uvIndex: about(1, 1),
    precipitation,
    snowLying: lowestTemperature < -2 && precipitation > 2,
    description: null,
  };
}

const rainInWords = (mm: number) =>
  mm < 1 ? 'Light drizzle' : mm < 5 ? 'Light rain' : mm < 9 ? 'Rain' : 'Heavy rain';

/** From midnight on, by the clock on site; degrees of a day in November. */
const wet = {
  rain: [
    ...[0, 0, 0, 0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1.4, 1.1],
    ...[0.7, 0.8, 0.2, 0.1, 0.1, 0.3, 0.5, 0.2, 0, 0, 0, 0],
  ],
  degrees: [5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 7, 6, 6, 6, 5, 5, 5, 5],
};

const hour = 60 * 60 * 1000;

/** The 23, 24 or 25 hours of a day. */
const wetHours = (date: string, gustAt: (hour: number) => number): MeasuredHour[] =>
  Array.from({ length: 25 }, (_, i) => new Date(startOfDay(date).getTime() + i * hour))
    .filter((instant) => londonDay(instant) === date)
    .map((instant) => wetHour(instant.toISOString(), gustAt));

function wetHour(timestamp: string, gustAt: (hour: number) => number): MeasuredHour {
  const at = hourOnSite(timestamp);
  const temperature = (wet.degrees[at] ?? 6) + warmthOf(timestamp) - 7;
  const precipitation = wet.rain[at] ?? 0;
  return {
    timestamp,
    temperature,
    feelsLike: temperature - 4,
    dewPoint: temperature - 2,
    condition: precipitation > 0 ? rainInWords(precipitation) : 'Overcast',
    humidity: 88,
    windSpeed: fromMph(Math.round(gustAt(at) * 0.55)),
    windGust: fromMph(gustAt(at)),
    windDirection: 'SW',
    pressure: 1002.5,
    visibility: 8,
    uvIndex: 0.4,
    precipitation,
    snowDepth: 0,
  };
}
