import type { DayStatus } from './day.ts';
import { isSignedOff } from './day-status.ts';
import { companiesMissing, type DayFacts, isWet } from './gaps.ts';

/** The content of a day, without its gaps. */
export type DayContent = DayFacts & {
  status: DayStatus;
  peopleOnSite: number;
  plantEntries: number;
  plantOnHire: number;
  photos: number;
};

type Section = {
  name: string;
  isDone: (day: DayContent) => boolean;
  /** Whether the day needs it at all. */
  applies?: (day: DayContent) => boolean;
};

/** A day without work needs only the weather and the signatures. */
const ifWorked = (name: string, isDone: Section['isDone']): Section => ({
  name,
  isDone: (day) => day.isNoWork || isDone(day),
});

/** An empty day has nothing to be complete about. */
const onceBegun = (name: string, isDone: Section['isDone']) =>
  ifWorked(name, (day) => day.entries > 0 && isDone(day));

const sections: Section[] = [
  ifWorked('entries', ({ entries }) => entries > 0),
  ifWorked('labour', ({ peopleOnSite }) => peopleOnSite > 0),
  {
    ...ifWorked('plant', ({ plantEntries }) => plantEntries > 0),
    applies: ({ plantOnHire, plantEntries }) => plantOnHire > 0 || plantEntries > 0,
  },
  ifWorked('companies', (day) => day.peopleOnSite > 0 && companiesMissing(day).length === 0),
  {
    name: 'crews',
    isDone: ({ isNoWork, peopleOnSite, openCrews }) =>
      (isNoWork || peopleOnSite > 0) && openCrews.length === 0,
  },
  { name: 'weather', isDone: ({ rain }) => rain !== null },
  onceBegun('weather impact', (day) => !isWet(day) || day.hasWeatherImpact),
  ifWorked('photos', ({ photos }) => photos > 0),
  { name: 'submission', isDone: ({ status }) => status !== 'draft' },
  { name: 'sign-off', isDone: isSignedOff },
];

/** How many sections of a day are filled in, and which are missing. */
export function sectionsOf(day: DayContent) {
  const needed = sections.filter(({ applies }) => applies?.(day) ?? true);
  const missing = needed.filter(({ isDone }) => !isDone(day)).map(({ name }) => name);
  return {
    sections: needed.length,
    sectionsDone: needed.length - missing.length,
    sectionsMissing: missing,
  };
}
