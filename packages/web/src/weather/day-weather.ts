import type { Verdict } from '@sitewright/domain/weather/limits';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { rainUpTo, summariseDay } from '@sitewright/domain/weather/rules';
import { isWorkingHour } from '@sitewright/domain/weather/site-day';
import { gustVerdict, strongestWind } from '@sitewright/domain/weather/site-wind';
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
  /** The felt temperature, and when it was saved. */
  lines: string[];
  isOld?: boolean;
  wind: string;
  /** `41 mph at 13:00`, the strongest of the day; on a phone `41 mph, 13:00`. */
  gust: { text: string; short: string; verdict: Verdict | undefined };
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
  if (record) return ofRecord(record, report);
  if (date > today && hours.length > 0) return ofForecast(report);
}

const ofNow = (report: WeatherReport, now: WeatherSnapshot): DayWeather => ({
  ...hourText(now),
  lines: [
    `Feels like ${inDegrees(now.feelsLike)}`,
    savedText(report.savedAt ?? now.recordedAt, report.stale),
  ],
  isOld: report.stale,
  gust: gustOf(report),
  rain: { label: 'Rain today', text: inMillimetres(rainUpTo(report.hours, now.timestamp)) },
  hours: working(report.hours),
  present: now.timestamp,
});

const ofRecord = (record: WeatherRecord, report: WeatherReport): DayWeather => ({
  ...hourText(record),
  lines: [
    inRange(record.lowestTemperature, record.highestTemperature) ?? '',
    record.isByHand ? 'Added by hand' : 'Saved automatically',
  ].filter(Boolean),
  gust: gustOf(report),
  rain: { label: 'Rain', text: inMillimetres(record.precipitation) },
  hours: record.isByHand ? [] : working(report.hours),
});

function ofForecast(report: WeatherReport): DayWeather {
  const { date, hours } = report;
  const day = summariseDay(
    date,
    hours.map((hour) => ({ ...hour, snowDepth: null })),
  );
  return {
    ...hourText(day),
    lines: [inRange(day.lowestTemperature, day.highestTemperature) ?? '', 'Forecast'],
    gust: gustOf(report),
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

function gustOf(report: WeatherReport): DayWeather['gust'] {
  const { speed = null, at } = strongestWind(report) ?? {};
  const isAhead = !!at && !!report.now && at > report.now.timestamp;
  return {
    text: strongestGustText(report),
    short: [inMph(speed), at && timeText(at), isAhead && 'forecast'].filter(Boolean).join(', '),
    verdict: gustVerdict(speed, report.windLimits),
  };
}

/** `41 mph at 13:00, forecast`: the same figure in the diary and on the weather tab. */
export function strongestGustText(report: Pick<WeatherReport, 'hours' | 'record' | 'now'>): string {
  const strongest = strongestWind(report);
  const at = strongest?.at && ` at ${timeText(strongest.at)}`;
  const isToCome = strongest?.at && report.now && strongest.at > report.now.timestamp;
  return `${inMph(strongest?.speed ?? null)}${at || ''}${isToCome ? ', forecast' : ''}`;
}

const working = (hours: WeatherSnapshot[]) =>
  hours.filter(({ timestamp }) => isWorkingHour(timestamp));

/** An old one is shown with its day. */
const savedText = (instant: string, isStale: boolean): string =>
  isStale
    ? `Not updated since ${dayText(instant)} ${timeText(instant)}`
    : `Saved ${timeText(instant)}`;
