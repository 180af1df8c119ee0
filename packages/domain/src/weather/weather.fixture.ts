import { activityLimits } from './limits.ts';
import type { WeatherReport } from './report.ts';
import type { MeasuredHour } from './rules.ts';
import type { WeatherRecord, WeatherSnapshot } from './weather.ts';

const lightRain = {
  temperature: 7,
  condition: 'Light rain',
  humidity: 88,
  windSpeed: 8,
  windGust: 18.3,
  windDirection: 'SW',
  pressure: 1002.5,
  visibility: 8,
  uvIndex: 0.4,
  precipitation: 0.6,
};

const origin = {
  source: 'Open-Meteo',
  latitude: '53.78000',
  longitude: '-1.53000',
  recordedAt: '2026-11-12T13:55:00.000Z',
};

export const anHour = (over: Partial<MeasuredHour> = {}): MeasuredHour => ({
  ...lightRain,
  timestamp: '2026-11-12T13:00:00.000Z',
  feelsLike: 3,
  dewPoint: 5.1,
  snowDepth: 0,
  ...over,
});

export function aSnapshot(over: Partial<WeatherSnapshot> = {}): WeatherSnapshot {
  const { snowDepth, ...hour } = anHour();
  return { ...hour, ...origin, ...over };
}

export const aWeatherRecord = (over: Partial<WeatherRecord> = {}): WeatherRecord => ({
  ...lightRain,
  ...origin,
  id: 1,
  projectId: 1,
  date: '2026-11-12',
  lowestTemperature: 4,
  highestTemperature: 8,
  snowLying: false,
  description: null,
  isByHand: false,
  precipitation: 6.2,
  ...over,
});

/** A report without any data. */
export const aWeatherReport = (over: Partial<WeatherReport> = {}): WeatherReport => ({
  date: '2026-11-12',
  now: null,
  hours: [],
  record: null,
  days: [],
  months: [],
  activities: activityLimits.map((limit) => ({ ...limit, value: null, verdict: null })),
  windLimits: [],
  fetching: 'on',
  stale: false,
  savedAt: null,
  source: null,
  latitude: null,
  longitude: null,
  ...over,
});
