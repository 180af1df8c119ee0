/** One name for each figure of hours, on every screen and on paper; the glossary has the same. */
export type HoursLabel = {
  label: string;
  /** Beside the figure, where there is room for a few words. */
  formula: string;
  /** The exact definition. */
  meaning: string;
};

export const entryHours: HoursLabel = {
  label: 'Entry hours',
  formula: 'finish minus start',
  meaning: 'From the start to the finish of an entry, pauses included, once for a whole crew.',
};

export const operativeHours: HoursLabel = {
  label: 'Operative hours',
  formula: 'people × hours worked',
  meaning:
    'The people of each crew times the hours they worked: by the clock without pauses, else from start to finish. A company that is clocked and written about counts once.',
};

export const operativeHoursLost: HoursLabel = {
  label: 'Operative hours lost',
  formula: 'people × hours standing',
  meaning:
    'The people of each clocked crew times the hours they stood paused, breaks and lunch left out.',
};
