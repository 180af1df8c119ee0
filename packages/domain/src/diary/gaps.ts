import type { Gap } from './day.ts';

type OpenCrew = { id: number; name: string };
type LoggedAhead = { who: string; finishTime: string };

/** The facts that decide the gaps of a day. */
export type DayFacts = {
  isNoWork: boolean;
  entries: number;
  /** Who wrote or clocked in today, and who did on the last working day. */
  companies: readonly string[];
  companiesBefore: readonly string[];
  /** Crews that are still clocked on. */
  openCrews: readonly OpenCrew[];
  /** The names of crews that have stopped, and whose times are to be checked. */
  crewsToCheck: readonly string[];
  /** Entries of today whose finish time has not come yet. */
  loggedAhead: readonly LoggedAhead[];
  /** Millimetres; null if no weather is recorded. */
  rain: number | null;
  hasWeatherImpact: boolean;
};

/** From here on a day counts as wet: a millimetre, as the weather service has it. */
const wet = 1;

export const isWet = ({ rain }: Pick<DayFacts, 'rain'>): boolean => rain !== null && rain >= wet;

const gap = (code: string, sentence: string, blocks = false): Gap => ({ code, sentence, blocks });

const noEntry = gap('no-entry', 'No entry has been logged for this day.', true);
const noWeather = gap('no-weather', 'No weather has been recorded for this day.');

const atWork = ({ id, name }: OpenCrew): Gap => ({
  ...gap('open-crew', `${name} is still on the clock. Stop this crew first.`, true),
  labourSessionId: id,
});

const timesToCheck = (crew: string) => gap('times-to-check', `Times to check: ${crew}.`);

const loggedAhead = ({ who, finishTime }: LoggedAhead) =>
  gap('logged-ahead', `${who} is logged until ${finishTime}, which is in the future.`);

const companyMissing = (company: string) =>
  gap('company-missing', `${company} was on site on the last working day but has no entry.`);

const noImpact = (rain: number) =>
  gap('no-weather-impact', `${rain} mm of rain fell, but no entry records its impact.`);

/** Company names are compared without case. */
const keyOf = (company: string): string => company.trim().toLowerCase();

/** Companies that were on site on the last working day and are missing today. */
export function companiesMissing({ companies, companiesBefore }: DayFacts): string[] {
  const here = new Set(companies.map(keyOf));
  const missing = companiesBefore.filter((company) => !here.has(keyOf(company)));
  return [...new Map(missing.map((company) => [keyOf(company), company])).values()].sort();
}

/** Two entries of one company until the same hour, or two of its crews, are one gap. */
const onceEach = (gaps: readonly Gap[]): Gap[] => [
  ...new Map(gaps.map((one) => [one.sentence, one])).values(),
];

/** Everything that is missing from a day, those that block its sign-off first. */
export function gapsOf(facts: DayFacts): Gap[] {
  const { isNoWork, entries, openCrews, rain, hasWeatherImpact } = facts;
  const crews = [...openCrews.map(atWork), ...onceEach(facts.crewsToCheck.map(timesToCheck))];
  if (isNoWork) return crews;
  if (entries === 0) return [noEntry, ...crews];
  return [
    ...crews,
    ...onceEach(facts.loggedAhead.map(loggedAhead)),
    ...companiesMissing(facts).map(companyMissing),
    ...(rain === null ? [noWeather] : []),
    ...(rain !== null && isWet(facts) && !hasWeatherImpact ? [noImpact(rain)] : []),
  ];
}
