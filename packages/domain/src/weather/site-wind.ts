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

/** Which method statements are about the same work as a limit for planning. */
const sameWork: Readonly<Record<string, RegExp>> = {
  'Working platforms (MEWP)': /mewp|platform|height/i,
  'Roof work': /roof|height/i,
  'Lifting and cranes': /lift|crane/i,
};

/**
 * The verdict for planning, and never less strict than a method statement on site: stop where one of
 * the same work stops, look out where another does.
 */
export function verdictOnSite(
  limit: Limit,
  readings: Readings,
  limits: readonly WindLimit[],
): Verdict | undefined {
  const stricter = stricterStatements(limit, readings, limits);
  if (stricter.some((statement) => isOfSameWork(limit, statement))) return 'stop';
  return stricter.length > 0 ? 'caution' : verdictOf(limit, readings);
}

/** The limits of method statements that make the verdict stricter than the one for planning. */
export function stricterStatements(
  limit: Limit,
  readings: Readings,
  limits: readonly WindLimit[],
): WindLimit[] {
  const verdict = verdictOf(limit, readings);
  const isOfWind = limit.measure === 'windSpeed' || limit.measure === 'windGust';
  if (!isOfWind || verdict === 'stop') return [];
  const reached = limitsReached(readings, limits);
  const ofSameWork = reached.filter((statement) => isOfSameWork(limit, statement));
  if (ofSameWork.length > 0) return ofSameWork;
  return verdict === 'ok' ? reached : [];
}

const isOfSameWork = (limit: Limit, { activity, text }: WindLimit): boolean =>
  sameWork[limit.activity]?.test(`${activity} ${text}`) ?? false;

/** Of a gust alone, as the day shows it. */
export const gustVerdict = (
  windGust: number | null,
  limits: readonly WindLimit[],
): Verdict | undefined =>
  limitsReached({ windSpeed: null, windGust }, limits).length > 0
    ? 'stop'
    : verdictOf(liftingLimit, {
        windGust,
        windSpeed: null,
        temperature: null,
        precipitation: null,
      });
