import { type Limit, liftingLimit, type Verdict, type WindLimit } from './limits.ts';
import { gustiestHour, verdictOf } from './rules.ts';
import { toMph } from './units.ts';
import type { WeatherHour, WeatherRecord } from './weather.ts';

/** The strongest wind of a day, in m/s, and its hour; what was entered by hand has no hour. */
export type StrongestWind = { speed: number; at: string | null };

type Known = {
  hours: readonly WeatherHour[];
  record: Pick<WeatherRecord, 'isByHand' | 'windSpeed' | 'windGust'> | null;
};

/** The one figure for the wind of a day, past or forecast: what was entered by hand comes first. */
export function strongestWind({ hours, record }: Known): StrongestWind | null {
  const gustiest = gustiestHour(hours);
  if (!record?.isByHand && gustiest?.windGust)
    return { speed: gustiest.windGust, at: gustiest.timestamp };
  const speed = record?.windGust ?? record?.windSpeed ?? null;
  return speed === null ? null : { speed, at: null };
}

type Readings = Pick<WeatherHour, Limit['measure']>;

/** The limits of the statements that the wind has reached; a gust counts. */
export function limitsReached(
  { windSpeed, windGust }: Pick<Readings, 'windSpeed' | 'windGust'>,
  limits: readonly WindLimit[],
): WindLimit[] {
  const mph = toMph(Math.max(windSpeed ?? 0, windGust ?? 0));
  return limits.filter(({ stopMph }) => mph >= stopMph);
}

/** The verdict for planning; never OK in a wind that a method statement on site stops work for. */
export function verdictOnSite(
  limit: Limit,
  readings: Readings,
  limits: readonly WindLimit[],
): Verdict | undefined {
  const verdict = verdictOf(limit, readings);
  const isOfWind = limit.measure === 'windSpeed' || limit.measure === 'windGust';
  const isReached = isOfWind && limitsReached(readings, limits).length > 0;
  return verdict === 'ok' && isReached ? 'caution' : verdict;
}

/** Of a gust alone, as the day shows it. */
export const gustVerdict = (
  windGust: number | null,
  limits: readonly WindLimit[],
): Verdict | undefined =>
  verdictOnSite(
    liftingLimit,
    { windGust, windSpeed: null, temperature: null, precipitation: null },
    limits,
  );
