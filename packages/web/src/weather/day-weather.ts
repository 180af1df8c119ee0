import { liftingLimit, type Verdict } from '@sitewright/domain/weather/limits';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { gustiestHour, rainUpTo, summariseDay, verdictOf } from '@sitewright/domain/weather/rules';
import { isWorkingHour } from '@sitewright/domain/weather/site-day';
import type {
  WeatherHour,
  WeatherRecord,
  WeatherSnapshot,
} from '@sitewright/domain/weather/weather';
import { isMeasuredNow } from '@sitewright/domain/weather/weather-sentence';
import { dayText, timeText } from '../ui/format/date-time.ts';
import { inDegrees, inMillimetres, inMph, inMphFrom, inRange } from './figures.ts';

/** The weather of a day as text, from a measurement, a record or a forecast. */
export type DayWeather = {
  condition: string;
  /** 'Light rain, 7 °C' */
  headline: string;
  /** What was felt, and when it was saved. */
  lines: string[];
  isOld?: boolean;
  wind: string;
  gust: { speed: string; at: string | undefined; verdict: Verdict | undefined };
  rain: { label: string; text: string };
  /** The working hours. */
  hours: WeatherSnapshot[];
  /** The current hour. */
  present?: string;
};

/** A manual entry comes first, then the current measurement, then the record or the forecast. */
export function dayWeatherOf(report: WeatherReport, today: string): DayWeather | undefined {
  const { date, now, hours, record } = report;
  if (now && isMeasuredNow(report, today)) return ofNow(report, now);
  if (record) return ofRecord(record, hours);
  if (date > today && hours.length > 0) return ofForecast(date, hours);
}

const ofNow = ({ hours, stale, savedAt }: WeatherReport, now: WeatherSnapshot): DayWeather => ({
  ...hourText(now),
  lines: [`Feels like ${inDegrees(now.feelsLike)}`, savedText(savedAt ?? now.recordedAt, stale)],
  isOld: stale,
  gust: gustOf(hours, null),
  rain: { label: 'Rain today', text: inMillimetres(rainUpTo(hours, now.timestamp)) },
  hours: working(hours),
  present: now.timestamp,
});

const ofRecord = (record: WeatherRecord, hours: WeatherSnapshot[]): DayWeather => ({
  ...hourText(record),
  lines: [
    inRange(record.lowestTemperature, record.highestTemperature) ?? '',
    record.isByHand ? 'Added by hand' : 'Saved automatically',
  ].filter(Boolean),
  gust: gustOf(record.isByHand ? [] : hours, record.windGust),
  rain: { label: 'Rain', text: inMillimetres(record.precipitation) },
  hours: record.isByHand ? [] : working(hours),
});

function ofForecast(date: string, hours: WeatherSnapshot[]): DayWeather {
  const day = summariseDay(
    date,
    hours.map((hour) => ({ ...hour, snowDepth: null })),
  );
  return {
    ...hourText(day),
    lines: [inRange(day.lowestTemperature, day.highestTemperature) ?? '', 'Forecast'],
    gust: gustOf(hours, day.windGust),
    rain: { label: 'Rain', text: inMillimetres(day.precipitation) },
    hours: working(hours),
  };
}

type HourFigures = Pick<WeatherHour, 'condition' | 'temperature' | 'windSpeed' | 'windDirection'>;

const hourText = ({ condition, temperature, windSpeed, windDirection }: HourFigures) => ({
  condition: condition ?? 'Weather',
  headline: [condition, temperature !== null && inDegrees(temperature)].filter(Boolean).join(', '),
  wind: inMphFrom(windSpeed, windDirection),
});

/** The strongest, with its hour where the hours are known. */
function gustOf(hours: WeatherSnapshot[], recorded: number | null): DayWeather['gust'] {
  const strongest = gustiestHour(hours);
  const windGust = recorded ?? strongest?.windGust ?? null;
  return {
    speed: inMph(windGust),
    at: strongest?.windGust === windGust ? timeText(strongest.timestamp) : undefined,
    verdict: verdictOf(liftingLimit, { ...nothing, windGust }),
  };
}

const nothing = { windSpeed: null, temperature: null, precipitation: null };

const working = (hours: WeatherSnapshot[]) =>
  hours.filter(({ timestamp }) => isWorkingHour(timestamp));

/** An old one is shown with its day. */
const savedText = (instant: string, isStale: boolean): string =>
  isStale
    ? `Not updated since ${dayText(instant)} ${timeText(instant)}`
    : `Saved ${timeText(instant)}`;
