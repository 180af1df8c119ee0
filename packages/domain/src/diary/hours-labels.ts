/** One name for each figure of hours, on every screen and in print; the glossary has the same. */
type HoursLabel = {
  label: string;
  /** Beside the figure, where there is room for a few words. */
  formula: string;
  /** The exact definition. */
  meaning: string;
};

export const entryHours = {
  label: 'Entry hours',
  formula: 'finish minus start',
  meaning: 'From start time to finish time, including pauses. A whole crew counts once.',
} as const satisfies HoursLabel;

export const operativeHours = {
  label: 'Operative hours',
  formula: 'people × hours worked',
  meaning:
    'People × hours worked. Time on the clock excludes pauses; entries count from start to finish. Where the clock and an entry cover the same hours for a company, only the clock counts.',
} as const satisfies HoursLabel;

export const operativeHoursLost = {
  label: 'Operative hours lost',
  formula: 'people × hours standing',
  meaning: 'Number of people in each clocked crew × hours paused, excluding breaks and lunch.',
} as const satisfies HoursLabel;
