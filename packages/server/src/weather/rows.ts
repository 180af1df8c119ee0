import type {
  WeatherDay,
  WeatherHour,
  WeatherRecord,
  WeatherSnapshot,
} from '@sitewright/domain/weather/weather';
import type { weatherRecords, weatherSnapshots } from './table.ts';

type Snapshot = typeof weatherSnapshots.$inferSelect;
type Record = typeof weatherRecords.$inferSelect;
type Readings = Omit<WeatherDay, 'date' | 'description' | 'snowLying' | `${string}estTemperature`>;

const figure = (stored: string | null) => (stored === null ? null : Number(stored));
const stored = (figure: number | null) => (figure === null ? null : String(figure));

const readingsIn = (row: Snapshot | Record): Readings => ({
  temperature: figure(row.temperature),
  condition: row.condition,
  humidity: row.humidity,
  windSpeed: figure(row.windSpeed),
  windGust: figure(row.windGust),
  windDirection: row.windDirection,
  pressure: figure(row.pressure),
  visibility: figure(row.visibility),
  uvIndex: figure(row.uvIndex),
  precipitation: figure(row.precipitation),
});

const readingsFor = (readings: Readings) => ({
  temperature: stored(readings.temperature),
  condition: readings.condition,
  humidity: readings.humidity === null ? null : Math.round(readings.humidity),
  windSpeed: stored(readings.windSpeed),
  windGust: stored(readings.windGust),
  windDirection: readings.windDirection,
  pressure: stored(readings.pressure),
  visibility: stored(readings.visibility),
  uvIndex: stored(readings.uvIndex),
  precipitation: stored(readings.precipitation),
});

const originIn = ({ source, latitude, longitude, recordedAt }: Snapshot | Record) => ({
  source,
  latitude,
  longitude,
  recordedAt: recordedAt.toISOString(),
});

export const toSnapshot = (row: Snapshot): WeatherSnapshot => ({
  timestamp: row.timestamp.toISOString(),
  ...readingsIn(row),
  feelsLike: figure(row.feelsLike),
  dewPoint: figure(row.dewPoint),
  ...originIn(row),
});

export const toHourRow = (hour: WeatherHour) => ({
  timestamp: new Date(hour.timestamp),
  ...readingsFor(hour),
  feelsLike: stored(hour.feelsLike),
  dewPoint: stored(hour.dewPoint),
});

export const toRecord = (row: Record): WeatherRecord => ({
  id: row.id,
  projectId: row.projectId,
  date: row.date,
  ...readingsIn(row),
  lowestTemperature: figure(row.lowestTemperature),
  highestTemperature: figure(row.highestTemperature),
  snowLying: row.snowLying,
  description: row.description,
  isByHand: row.isByHand,
  ...originIn(row),
});

export const toDayRow = (day: WeatherDay) => ({
  date: day.date,
  ...readingsFor(day),
  lowestTemperature: stored(day.lowestTemperature),
  highestTemperature: stored(day.highestTemperature),
  snowLying: day.snowLying,
  description: day.description,
});
