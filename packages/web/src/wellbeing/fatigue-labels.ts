/** The fatigue checks, in the order in which they are shown. */
export const fatigueNames = ['longShifts', 'shortRests', 'missedBreaks', 'longRuns'] as const;

export const fatigueLabels: Record<(typeof fatigueNames)[number], string> = {
  longShifts: 'Shifts over 12 h',
  shortRests: 'Rests under 11 h',
  missedBreaks: 'Breaks missed',
  longRuns: 'Seven days in a row',
};
